import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        boolean isWeekend() {
            return this == SAT || this == SUN;
        }
    }

    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        Verifier.assume(from >= 0 && from < 7);
        int weekend = 0;
        for (int i = 0; i < 7; i++) {
            Day day = Day.values()[(from + i) % 7];
            weekend += day.isWeekend() ? 1 : 0;
        }
        assert weekend == 2;
        assert Day.valueOf("WED").name().equals(Day.values()[2].toString());
    }
}
