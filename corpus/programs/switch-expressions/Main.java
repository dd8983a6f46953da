public class Main {
    static int cost(char size, int weight) {
        int base = switch (size) {
            case 's' -> 2;
            case 'm' -> 5;
            case 'l' -> {
                int extra = weight > 10 ? 3 : 0;
                yield 9 + extra;
            }
            default -> 0;
        };
        return base * weight;
    }

    static int classify(int code) {
        return switch (code) {
            case 0, 1, 2:
                yield 1;
            case 100:
                int half = code / 2;
                yield half;
            default:
                yield -1;
        };
    }

    public static void main(String[] args) {
        int small = cost('s', 4);
        int large = cost('l', 20);
        int light = cost('l', 1);
        int effect = 0;
        switch (small) {
            case 8 -> effect = 80;
            default -> effect = 1;
        }
        assert small == 8 && large == 240 && light == 9 && effect == 80;
        assert classify(2) == 1 && classify(100) == 50 && classify(7) == -1;
    }
}
