public class Main {
    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        int wrapped = max + 1;
        int under = min - 1;
        int negated = -min;
        int minusOne = -1;
        int divided = min / minusOne;
        int doubled = max * 2;
        long longMax = Long.MAX_VALUE;
        long longWrapped = longMax + 1L;
        long wide = (long) max + 1;
        assert wrapped == min && under == max;
        assert negated == min && abs(min) < 0;
        assert divided == min && min % minusOne == 0;
        assert doubled == -2;
        assert longWrapped == Long.MIN_VALUE && longWrapped < 0;
        assert wide == 2147483648L;
    }
}
