import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int daysIn(int month, int year) {
        switch (month) {
            case 2:
                return year % 4 == 0 ? 29 : 28;
            case 4: case 6: case 9: case 11:
                return 30;
            default:
                return 31;
        }
    }

    public static void main(String[] args) {
        int year = Verifier.nondetInt();
        int month = Verifier.nondetInt();
        Verifier.assume(year >= 1800 && year <= 2200 && month >= 1 && month <= 12);
        boolean isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
        assert month != 2 || daysIn(month, year) == (isLeap ? 29 : 28);
    }
}
