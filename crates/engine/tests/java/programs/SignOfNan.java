// undecided the bits of a number that is not a number
public class SignOfNan {
    static double nan = Double.longBitsToDouble(0xfff8000000000000L);

    public static void main(String[] args) {
        assert Math.copySign(1.0, nan) == -1.0;
    }
}
