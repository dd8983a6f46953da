import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    public static void main(String[] args) {
        int day = Verifier.nondetInt();
        Verifier.assume(day >= 1 && day <= 365);
        int month = 0;
        int left = day;
        while (left > DAYS[month]) {
            left -= DAYS[month];
            month++;
        }
        assert month < 12;
        assert left >= 1 && left <= 31;
        assert month != 1 || left <= 28;
    }
}
