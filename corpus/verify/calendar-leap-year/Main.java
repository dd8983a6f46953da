import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static void main(String[] args) {
        int year = Verifier.nondetInt();
        Verifier.assume(year >= 1583 && year <= 3000);
        int days = isLeap(year) ? 366 : 365;
        assert days % 7 == (isLeap(year) ? 2 : 1);
        assert !isLeap(year) || !isLeap(year + 1);
        assert isLeap(year) || year % 400 != 0;
    }
}
