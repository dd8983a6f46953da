public class Main {
  public static void main(String[] args) {
    int[] a = new int[args.length == 0 ? 1 : 1]; a[1] = 3;
  }
}
