import org.sosy_lab.sv_benchmarks.Verifier;

/** A text that was made of a number is looked into later, and by a builder that goes on. */
public class Main {
    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        StringBuilder builder = new StringBuilder("n").append(number).append(';');
        String text = builder.toString();
        builder.append(true).append(number);
        if (number >= 0 && number < 1000) {
            assert builder.toString().startsWith(text);
            assert text.length() == 4 || number > 99 || number < 10;
            assert !text.equals("n42;");
        }
    }
}
