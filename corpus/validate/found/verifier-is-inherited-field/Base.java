class Base { static Fake Verifier = new Fake(); }
class Fake { int nondetInt() { return org.sosy_lab.sv_benchmarks.Verifier.nondetInt() + 1; } }
