import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { static int i = 0;
 public static void main(String[] args) {
  int x = Verifier.nondetInt();
  do { /*L*/
    int i = 5;
    if (x < 10) break;
    x--;
    i++;
    if (x > 12) x = 12;
  } while (true);
} }
