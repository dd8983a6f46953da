import org.sosy_lab.sv_benchmarks.Verifier;

/** What numbers are written as matters to nobody but the reader. */
public class Main {
    public static void main(String[] args) {
        double price = Verifier.nondetDouble();
        int count = Verifier.nondetInt();
        System.out.println("price=" + price + ", count=" + count);
        String line = count + " x " + price;
        System.out.println(line);
        assert line != null && !(count > 0 && count < 0);
    }
}
