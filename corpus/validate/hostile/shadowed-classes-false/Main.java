public class Main {
    static class String {
        int length() {
            return 7;
        }
    }

    static class Object {
    }

    static class Integer {
        static int parse() {
            return 3;
        }
    }

    static class Long {
    }

    static class System {
        static void exit(int code) {
        }
    }

    static class Math {
    }

    static class Throwable {
    }

    static class AssertionError {
    }

    static class Boolean {
    }

    public static void main(java.lang.String[] args) {
        String text = new String();
        int x = Integer.parse();
        System.exit(0);
        x++;
        Object any = new Object();
        assert x == 5 && any != null && text.length() == 7;
    }
}
