// violated 20
class Odd$Name {
    private static int secret() {
        return 7;
    }

    static class Inner {
        static int call() throws Exception {
            return (int) Odd$Name.class.getDeclaredMethod("secret").invoke(null);
        }
    }
}

public class NestWithDollar {
    public static void main(String[] args) throws Exception {
        int found = 0;
        try {
            found = Odd$Name.Inner.call();
        } finally {
            assert found == 0;
        }
    }
}
