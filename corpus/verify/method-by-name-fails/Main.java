import java.lang.reflect.InvocationTargetException;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static int divide(int a, int b) {
        return a / b;
    }

    public static void main(String[] args) throws Exception {
        int b = Verifier.nondetInt();
        try {
            Main.class.getMethod("divide", int.class, int.class).invoke(null, 10, b);
        } catch (InvocationTargetException e) {
            assert !(e.getCause() instanceof ArithmeticException);
        }
    }
}
