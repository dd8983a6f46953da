import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        int number = Verifier.nondetInt();
        assert !text.equals("*/ \" \n") || number != 5;
    }
}
