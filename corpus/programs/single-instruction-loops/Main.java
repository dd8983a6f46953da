public class Main {
    static int pulses = 0;

    static boolean pulse(int limit) {
        return ++pulses < limit;
    }

    public static void main(String[] args) {
        int down = 4;
        while (down > 0) down--;
        int up = 0;
        for (int i = 0; i < 3; i++) up += 2;
        int quick;
        for (quick = 1; quick < 60; quick *= 4) ;
        int last = 0;
        do last++; while (last < 3);
        while (pulse(4)) {
        }
        assert down == 0 && up == 6;
        assert quick == 64 && last == 3;
        assert pulses == 4;
    }
}
