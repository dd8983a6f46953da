import java.math.BigInteger;

public class Main {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = BigInteger.valueOf(987654321).pow(3);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b));
        System.out.println(a.divide(b) + " " + a.mod(b) + " " + a.negate().remainder(b) + " " + a.negate().mod(b));
        System.out.println(a.gcd(b) + " " + BigInteger.TEN.modPow(BigInteger.valueOf(100), BigInteger.valueOf(97)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)));
        System.out.println(a.toString(16) + " " + a.toString(36) + " " + new BigInteger("-ff", 16) + " " + new BigInteger("1010", 2));
        System.out.println(a.bitLength() + " " + a.bitCount() + " " + a.testBit(5) + " " + a.setBit(200).bitLength() + " " + a.getLowestSetBit());
        System.out.println(a.shiftLeft(70) + " " + a.shiftRight(33) + " " + a.negate().shiftRight(33));
        System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b.negate()) + " " + a.not());
        System.out.println(a.compareTo(b) + " " + a.signum() + " " + a.equals(new BigInteger(a.toString())) + " " + a.hashCode());
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.sqrt());
        BigInteger factorial = BigInteger.ONE;
        for (int i = 2; i <= 30; i++) {
            factorial = factorial.multiply(BigInteger.valueOf(i));
        }
        System.out.println(factorial + " " + factorial.toByteArray().length + " " + factorial.min(a) + " " + factorial.max(a));
        BigInteger[] both = a.divideAndRemainder(BigInteger.valueOf(-7));
        System.out.println(both[0] + " " + both[1]);
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
