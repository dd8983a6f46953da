import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int hours = Verifier.nondetInt();
        int minutes = Verifier.nondetInt();
        Verifier.assume(hours >= 0 && hours < 24);
        Verifier.assume(minutes >= 0 && minutes < 60);
        int total = hours * 60 + minutes;
        int later = (total + 90) % 1440;
        int laterHours = later / 60;
        int laterMinutes = later % 60;
        assert total >= 0 && total < 1440;
        assert laterHours >= 0 && laterHours < 24;
        assert laterMinutes == (minutes + 30) % 60;
    }
}
