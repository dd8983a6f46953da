public class Main {
    public static void main(String[] args) {
        int big = 0x1234_5678;
        byte low = (byte) big;
        short half = (short) big;
        char asChar = (char) big;
        byte negative = (byte) 200;
        short wrapped = (short) 40_000;
        char fromNegative = (char) -1;
        int signExtended = negative;
        int zeroExtended = negative & 0xFF;
        int fromChar = fromNegative;
        long fromLong = 0x1_0000_0007L;
        int cut = (int) fromLong;
        byte twice = (byte) (char) -2;
        assert low == 0x78 && half == 0x5678 && asChar == '\u5678';
        assert negative == -56 && signExtended == -56 && zeroExtended == 200;
        assert wrapped == -25536;
        assert fromNegative == Character.MAX_VALUE && fromChar == 65535;
        assert cut == 7;
        assert twice == -2;
    }
}
