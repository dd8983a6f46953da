import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    for (int i = 0; ; i++) {
      String text = ("interned " + i).intern();
      assert text != null && text == ("interned " + i).intern();
    }
  }
}
