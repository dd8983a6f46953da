// undecided the bits of a number that is not a number
public class BitsOfSum {
    static double one = Double.longBitsToDouble(0x7ff8000000000001L);
    static double two = Double.longBitsToDouble(0x7ff8000000000002L);

    public static void main(String[] args) {
        assert Double.doubleToRawLongBits(one + two) == Double.doubleToRawLongBits(one + two);
    }
}
