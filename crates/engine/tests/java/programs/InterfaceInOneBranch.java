// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class InterfaceInOneBranch {
    static int order;
    static int interfaceAt;
    static int classAt;

    interface Marked {
        int MARK = mark();

        static int mark() {
            interfaceAt = ++order;
            return interfaceAt;
        }

        default void hasCode() { }
    }

    static class Base {
        static {
            if (Verifier.nondetBoolean()) {
                System.out.println(Marked.MARK);
            }
        }
    }

    static class Both extends Base implements Marked {
        static {
            classAt = ++order;
        }
    }

    public static void main(String[] args) {
        new Both();
        assert interfaceAt == 1 && classAt == 2;
    }
}
