package java.lang;

public final class Math {
    public static int abs(int value) {
        return value < 0 ? -value : value;
    }

    public static long abs(long value) {
        return value < 0 ? -value : value;
    }

    /** 0.0 minus -0.0 is 0.0, and minus NaN is NaN. */
    public static float abs(float value) {
        return value <= 0.0f ? 0.0f - value : value;
    }

    public static double abs(double value) {
        return value <= 0.0 ? 0.0 - value : value;
    }

    public static int max(int left, int right) {
        return left >= right ? left : right;
    }

    public static long max(long left, long right) {
        return left >= right ? left : right;
    }

    public static int min(int left, int right) {
        return left <= right ? left : right;
    }

    public static long min(long left, long right) {
        return left <= right ? left : right;
    }

    public static int addExact(int left, int right) {
        int sum = left + right;
        if (sum != (long) left + (long) right) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static int subtractExact(int left, int right) {
        int difference = left - right;
        if (difference != (long) left - (long) right) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static int multiplyExact(int left, int right) {
        long product = (long) left * (long) right;
        if (product != (int) product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static int floorMod(int dividend, int divisor) {
        int remainder = dividend % divisor;
        return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder;
    }

    public static int floorDiv(int dividend, int divisor) {
        int quotient = dividend / divisor;
        return (dividend < 0) != (divisor < 0) && quotient * divisor != dividend ? quotient - 1 : quotient;
    }
}
