public class Main {
    static int mix(
            int first,
            int second,
            int third) {
        int result =
            first * 100
                + second * 10
                + third;
        return
            result;
    }

    public static void main(String[] args) {
        int
            a = 3,
            b =
                4;
        int mixed = mix(
            a,
            b,
            mix(0, 0,
                1));
        boolean inRange =
            mixed > 300
            && mixed
               < 400;
        a
            +=
            b;
        int chosen = inRange
            ? a
            : b;
        for (
            int i = 0;
            i < 2;
            i++
        ) {
            b
                *= 2;
        }
        assert mixed == 341
            && inRange : "over"
            + " lines";
        assert a == 7 && b == 16 && chosen == 7;
    }
}
