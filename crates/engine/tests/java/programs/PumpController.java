// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class PumpController {
    static class Pump {
        int level = 50;
        boolean isOn;

        void handle(int event) {
            switch (event) {
                case 0:
                    level += 7;
                    break;
                case 1:
                    if (isOn) {
                        level -= 9;
                    }
                    break;
                case 2:
                    isOn = true;
                    break;
                case 3:
                    isOn = false;
                    break;
                default:
            }
            if (level > 80) {
                isOn = true;
                level = 80;
            }
            if (level < 20) {
                isOn = false;
                level = 20;
            }
        }
    }

    public static void main(String[] args) {
        Pump pump = new Pump();
        for (int i = 0; i < 20; i++) {
            pump.handle(Verifier.nondetInt());
            assert pump.level >= 20 && pump.level <= 80;
        }
    }
}
