import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    Object[] objects = new Object[200_000];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = new int[] {i};
    }
    for (int round = 0; round < 1000; round++) {
      if (Verifier.nondetBoolean()) {
        for (int i = round; i < objects.length; i += 20) {
          ((int[]) objects[i])[0]++;
        }
      }
    }
    assert ((int[]) objects[0])[0] < 2000;
  }
}
