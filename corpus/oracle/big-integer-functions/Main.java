import java.math.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = BigInteger.valueOf(987654321L);
        System.out.println(a.add(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(b) + " " + a.gcd(b));
        System.out.println(a.pow(3) + " " + b.modPow(a, BigInteger.valueOf(1000007)) + " " + b.modInverse(BigInteger.valueOf(1000007)));
        System.out.println(a.toString(16) + " " + new BigInteger("ff", 16) + " " + a.bitLength() + a.bitCount() + a.signum());
        System.out.println(a.shiftLeft(5).shiftRight(70) + " " + a.and(b) + a.or(b) + a.xor(b) + a.not() + a.testBit(3));
        System.out.println(Arrays.toString(b.negate().toByteArray()) + new BigInteger(new byte[] {-1, 0}) + a.sqrt() + " " + a.compareTo(b));
        BigInteger factorial = BigInteger.ONE;
        for (int i = 2; i <= 30; i++) {
            factorial = factorial.multiply(BigInteger.valueOf(i));
        }
        System.out.println(factorial + " " + factorial.getLowestSetBit() + " " + Arrays.toString(factorial.divideAndRemainder(a)));
        System.out.println(a.hashCode() + " " + a.equals(new BigInteger(a.toString())) + a.longValue() + " " + a.doubleValue());
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
