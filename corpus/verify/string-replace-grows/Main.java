import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        String text = "a" + c + "a";
        String replaced = text.replace("a", "bb");
        assert replaced.length() == 5;
    }
}
