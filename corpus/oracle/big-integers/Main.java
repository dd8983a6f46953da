import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

public class Main {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = BigInteger.valueOf(987654321);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(b));
        System.out.println(a.negate() + " " + a.pow(3) + " " + b.modPow(b, a) + " " + a.gcd(b) + " " + a.compareTo(b) + " " + a.signum() + " " + a.bitLength());
        System.out.println(a.shiftLeft(70) + " " + a.shiftRight(20) + " " + a.toString(16) + " " + a.testBit(5) + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b));
        System.out.println(a.hashCode() + " " + a.equals(new BigInteger("123456789012345678901234567890")) + " " + a.longValue() + " " + a.intValue() + " " + a.doubleValue());
        System.out.println(new BigInteger("-7").divide(new BigInteger("2")) + " " + new BigInteger("-7").remainder(BigInteger.TWO) + " " + new BigInteger("-7").mod(BigInteger.TWO));
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= 60; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.toString().length() + " " + f.sqrt() + " " + f.getLowestSetBit());
        try {
            a.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        BigDecimal d = new BigDecimal("10.25");
        System.out.println(d.add(new BigDecimal("0.755")) + " " + d.multiply(d) + " " + d.setScale(1, RoundingMode.HALF_EVEN) + " " + d.negate() + " " + d.scale());
        System.out.println(new BigDecimal("1").divide(new BigDecimal("3"), 20, RoundingMode.HALF_UP) + " " + new BigDecimal("1.10").equals(new BigDecimal("1.1")) + " " + new BigDecimal("1.10").compareTo(new BigDecimal("1.1")));
        System.out.println(new BigDecimal("1E+3") + " " + new BigDecimal("1E+3").toPlainString() + " " + new BigDecimal("100").stripTrailingZeros() + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(0.1));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < 10; i++) {
            System.out.println(BigInteger.TWO.pow(i * 13).subtract(BigInteger.ONE) + " " + BigInteger.valueOf(i * 37L - 100).abs());
        }
    }
}
