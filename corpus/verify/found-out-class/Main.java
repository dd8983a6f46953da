import java.io.PrintStream;

public class Main {
    public static void main(String[] args) {
        assert System.out.getClass() == PrintStream.class;
    }
}
