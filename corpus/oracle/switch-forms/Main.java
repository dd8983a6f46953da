public class Main {
    enum Color {
        RED, GREEN, BLUE
    }

    static int old(int x) {
        int r = 0;
        switch (x) {
            case 1:
                r += 1;
            case 2:
                r += 2;
                break;
            default:
                r += 100;
            case -5:
                r += 5;
            case 1000:
                r += 1000;
        }
        return r;
    }

    static String sparse(int x) {
        return switch (x) {
            case Integer.MIN_VALUE -> "min";
            case -1, 0, 1 -> "small";
            case 1_000_000 -> "million";
            case Integer.MAX_VALUE -> "max";
            default -> {
                if (x % 2 == 0) {
                    yield "even";
                }
                yield "odd";
            }
        };
    }

    static int color(Color c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }

    public static void main(String[] args) {
        for (int x : new int[] {1, 2, 3, -5, 1000, 0}) {
            System.out.println(old(x));
        }
        for (int x : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 1_000_000, Integer.MAX_VALUE, 10}) {
            System.out.println(sparse(x));
        }
        for (Color c : Color.values()) {
            System.out.println(color(c));
            switch (c) {
                case RED:
                    System.out.println("r");
                case BLUE:
                    System.out.println("rb");
                    break;
                default:
                    System.out.println("other");
            }
        }
        for (char c = 'a'; c < 'f'; c++) {
            int v = switch (c) {
                case 'a':
                    yield 1;
                case 'c':
                case 'd':
                    yield 34;
                default:
                    yield 0;
            };
            System.out.println(v);
        }
        Integer boxed = 3;
        switch (boxed) {
            case 3 -> System.out.println("three");
            default -> System.out.println("not");
        }
        byte b = -128;
        switch (b) {
            case -128 -> System.out.println("min byte");
            case 127 -> System.out.println("max byte");
        }
        Color none = null;
        try {
            color(none);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        int nested = switch (5 / 2) {
            case 2 -> switch ("x") {
                case "x" -> 7;
                default -> 8;
            };
            default -> 9;
        };
        System.out.println(nested);
    }
}
