import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    record Date(int year, int month, int day) {
        Date next() {
            int last = month == 2 ? 28 : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
            if (day < last) {
                return new Date(year, month, day + 1);
            }
            // December is followed by month 13.
            return new Date(year, month + 1, 1);
        }
    }

    public static void main(String[] args) {
        int month = Verifier.nondetInt();
        int day = Verifier.nondetInt();
        Verifier.assume(month >= 1 && month <= 12 && day >= 1 && day <= 31);
        Verifier.assume(month != 2 || day <= 28);
        Date next = new Date(2023, month, day).next();
        assert next.month() <= 12;
    }
}
