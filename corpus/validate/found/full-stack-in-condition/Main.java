import java.util.ArrayList;
import java.util.List;

public class Main {
    static List<Object> left = new ArrayList<>();
    static List<Object> right = new ArrayList<>();
    static int depth;

    static void go() {
        depth++;
        go();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 1500; i++) {
            List<Object> one = new ArrayList<>();
            List<Object> other = new ArrayList<>();
            one.add(left);
            other.add(right);
            left = one;
            right = other;
        }
        go();
    }
}
