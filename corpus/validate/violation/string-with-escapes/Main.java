import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        assert !text.equals("*/ \\ \" \u20ac \n ; && \\u000a");
    }
}
