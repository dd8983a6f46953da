package callers.elsewhere;

public class Shared {
    public final int x;

    public Shared() {
        x = 0;
    }

    Shared(int x) {
        this.x = x;
    }
}
