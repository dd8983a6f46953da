import java.lang.reflect.Method;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static int half(int x) {
        return x / 2;
    }

    public static int twice(int x) {
        return x * 2;
    }

    public static void main(String[] args) throws Exception {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 1000);
        Method method = Main.class.getMethod(Verifier.nondetBoolean() ? "half" : "twice", int.class);
        int result = (Integer) method.invoke(null, x);
        assert result == x / 2 || result == 2 * x;
    }
}
