import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> grades = new TreeMap<>();
        grades.put(0, "F");
        grades.put(50, "D");
        grades.put(65, "C");
        grades.put(80, "B");
        grades.put(90, "A");
        int points = Verifier.nondetInt();
        Verifier.assume(points >= 0 && points <= 100);
        String grade = grades.floorEntry(points).getValue();
        assert grade.equals("A") == (points >= 90);
        assert grade.equals("F") == (points < 50);
        Integer next = grades.higherKey(points);
        assert next == null || next > points;
    }
}
