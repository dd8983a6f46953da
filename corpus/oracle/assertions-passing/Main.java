import java.util.Arrays;

public class Main {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static int divide(int a, int b) {
        assert b != 0 : "divisor " + b;
        return a / b;
    }

    static void sorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            assert a[i - 1] <= a[i] : i;
        }
    }

    public static void main(String[] args) {
        assert check(true);
        assert check(1 < 2) : check(false);
        System.out.println(divide(10, 3));
        int[] data = {5, 2, 9};
        Arrays.sort(data);
        sorted(data);
        boolean isOn = false;
        assert isOn = true;
        System.out.println(evaluated > 0 == isOn);
        try {
            throw new AssertionError("thrown by hand");
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new AssertionError(5).getMessage() + " " + new AssertionError((Object) null).getMessage() + " " + new AssertionError().getMessage());
        System.out.println(new AssertionError(new RuntimeException("cause")).getCause().getMessage() + " " + new AssertionError('c') + " " + new AssertionError(2.5));
        Error e = new AssertionError("text", new Exception("why"));
        System.out.println(e + " " + e.getCause());
        for (int i = 0; i < 10; i++) {
            assert i * i >= 0 : "square of " + i;
            System.out.println(i * i);
        }
    }
}
