import java.math.*;

public class Main {
    public static void main(String[] args) throws Exception {
        BigDecimal price = new BigDecimal("19.99");
        BigDecimal tax = price.multiply(new BigDecimal("0.19")).setScale(2, RoundingMode.HALF_UP);
        System.out.println(tax + " " + price.add(tax) + " " + price.negate().abs() + " " + price.scale() + price.precision());
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                System.out.print(new BigDecimal("-2.5").setScale(0, mode) + " " + new BigDecimal("1.15").setScale(1, mode) + "; ");
            }
        }
        System.out.println();
        System.out.println(BigDecimal.ONE.divide(new BigDecimal(3), 10, RoundingMode.HALF_EVEN) + " " + BigDecimal.TEN.divide(new BigDecimal("4")));
        System.out.println(new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("100000").stripTrailingZeros() + " " + new BigDecimal("1.10").equals(new BigDecimal("1.1")) + new BigDecimal("1.10").compareTo(new BigDecimal("1.1")));
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("12.345").round(new MathContext(3)) + new BigDecimal("2").pow(64));
        System.out.println(new BigDecimal("7.5").remainder(new BigDecimal("2")) + " " + new BigDecimal("-123.456").intValue() + " " + new BigDecimal("9").sqrt(MathContext.DECIMAL32) + String.format(" %.3f %,.2f", new BigDecimal("3.14159"), new BigDecimal("1234567.891")));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
