// holds
import org.sosy_lab.sv_benchmarks.Verifier;
public class PumpController {
  static class Pump { int level = 50; boolean on; boolean alarm;
    void event(int e) { 
      switch (e) { case 0: level += 7; break; case 1: if (on) level -= 9; break; case 2: if (!alarm) on = true; break; case 3: on = false; break; default: }
      if (level > 80) { on = true; level = 80; }
      if (level < 20) { on = false; level = 20; }
    } }
  public static void main(String[] args) {
    Pump p = new Pump();
    for (int i = 0; i < 20; i++) { int e = Verifier.nondetInt(); p.event(e); assert p.level >= 20 && p.level <= 80; }
  }
}
