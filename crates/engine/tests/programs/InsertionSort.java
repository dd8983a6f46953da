// holds
import org.sosy_lab.sv_benchmarks.Verifier;
public class InsertionSort {
  static void sort(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int x = a[i]; int j = i - 1;
      while (j >= 0 && a[j] > x) { a[j+1] = a[j]; j--; }
      a[j+1] = x;
    }
  }
  public static void main(String[] args) {
    int n = 6;
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = Verifier.nondetInt();
    sort(a);
    for (int i = 0; i + 1 < n; i++) assert a[i] <= a[i+1];
  }
}
