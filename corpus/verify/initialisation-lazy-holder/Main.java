import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int created;

    static class Holder {
        static final Holder INSTANCE = new Holder();

        Holder() {
            created++;
        }
    }

    public static void main(String[] args) {
        int uses = Verifier.nondetInt();
        Verifier.assume(uses >= 0 && uses <= 3);
        for (int i = 0; i < uses; i++) {
            assert Holder.INSTANCE != null;
        }
        assert created == 1;
    }
}
