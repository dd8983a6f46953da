interface Ranked {
    int rank();
}

class Card implements Ranked {
    private final int value;

    Card(int value) {
        this.value = value;
    }

    @Override
    public int rank() {
        return value;
    }
}

class Slot<T extends Ranked> {
    private T held;
    private Slot<? extends Ranked> next;

    Slot(T held, Slot<? extends Ranked> next) {
        this.held = held;
        this.next = next;
    }

    T held() {
        return held;
    }

    static int total(Slot<? extends Ranked> slot) {
        int sum = 0;
        while (slot != null) {
            sum += slot.held.rank();
            slot = slot.next;
        }
        return sum;
    }
}

public class Main {
    static <T extends Ranked> T better(T a, T b) {
        return a.rank() >= b.rank() ? a : b;
    }

    public static void main(String[] args) {
        Card low = new Card(3);
        Card high = new Card(11);
        Card best = better(low, high);
        Slot<Card> slot = new Slot<>(low, new Slot<>(best, null));
        int total = Slot.total(slot);
        assert best == high;
        assert total == 14 && slot.held().rank() == 3;
    }
}
