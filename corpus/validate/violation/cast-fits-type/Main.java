import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    byte x = Verifier.nondetByte();
    int y = 0;
    assert !(x==-56);
  }
}
