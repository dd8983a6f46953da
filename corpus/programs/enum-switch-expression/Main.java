public class Main {
    enum Size { SMALL, MEDIUM, LARGE }

    static int litres(Size size) {
        return switch (size) {
            case SMALL -> 1;
            case MEDIUM -> 3;
            case LARGE -> {
                int half = 3;
                yield half * 2;
            }
        };
    }

    public static void main(String[] args) {
        int large = litres(Size.LARGE);
        int small = litres(Size.SMALL);
        int total = 0;
        for (Size size : Size.values()) {
            total += litres(size);
        }
        assert large == 6 && small == 1;
        assert total == 10;
    }
}
