class Org { Sosy sosy_lab = new Sosy(); }
class Sosy { Bench sv_benchmarks = new Bench(); }
class Bench { Fake Verifier = new Fake(); }
class Fake { int nondetInt() { return Main.in() + 1; } }
public class Main {
  static Org org = new Org();
  static int in() { return Src.get(); }
  public static void main(String[] args) {
    int x = org.sosy_lab.sv_benchmarks.Verifier.nondetInt();
    assert x != 6;
  }
}
class Src { static int get() { return org.sosy_lab.sv_benchmarks.Verifier.nondetInt(); } }
