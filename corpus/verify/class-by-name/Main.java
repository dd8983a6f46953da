import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public interface Shape {
        int corners();
    }

    public static class Triangle implements Shape {
        public int corners() {
            return 3;
        }
    }

    public static class Square implements Shape {
        public int corners() {
            return 4;
        }
    }

    public static void main(String[] args) throws Exception {
        String name = Verifier.nondetBoolean() ? "Main$Triangle" : "Main$Square";
        Shape shape = (Shape) Class.forName(name).getDeclaredConstructor().newInstance();
        assert shape.corners() == (name.endsWith("e") && name.contains("T") ? 3 : 4);
    }
}
