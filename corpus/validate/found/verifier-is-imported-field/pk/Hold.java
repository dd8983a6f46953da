package pk;
public class Hold { public static final Fake Verifier = new Fake(); public static class Fake { public int nondetInt() { return org.sosy_lab.sv_benchmarks.Verifier.nondetInt() + 1; } } }
