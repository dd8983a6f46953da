import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.*; import java.nio.*;
public class Main { public static void main(String[] args) {
  int x = Verifier.nondetInt();
  IntBuffer b = IntBuffer.wrap(new int[] {1, 2, 3});
 x = 1; /*A*/
 assert b.get() == 2;
} }
