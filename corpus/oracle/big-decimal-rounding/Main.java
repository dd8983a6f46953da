import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class Main {
    public static void main(String[] args) {
        for (String text : new String[] {"2.5", "-2.5", "1.1", "-1.6", "5.55"}) {
            BigDecimal number = new BigDecimal(text);
            StringBuilder line = new StringBuilder(text);
            for (RoundingMode mode : RoundingMode.values()) {
                if (mode != RoundingMode.UNNECESSARY) {
                    line.append(' ').append(number.setScale(0, mode));
                }
            }
            System.out.println(line);
        }
        BigDecimal price = new BigDecimal("19.990");
        System.out.println(price.scale() + " " + price.precision() + " " + price.unscaledValue() + " " + price.stripTrailingZeros());
        System.out.println(price.multiply(new BigDecimal("0.07")) + " " + price.divide(new BigDecimal("3"), 5, RoundingMode.HALF_UP));
        System.out.println(price.divide(new BigDecimal("7"), MathContext.DECIMAL32) + " " + price.pow(3) + " " + price.negate().abs());
        System.out.println(new BigDecimal("1E+5") + " " + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("123E-10") + " " + new BigDecimal("123E-10").toEngineeringString());
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")));
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("7").remainder(new BigDecimal("2.2")));
        System.out.println(new BigDecimal("12345.678").round(new MathContext(4)) + " " + new BigDecimal("-0.000").signum() + " " + new BigDecimal("9.99").intValue());
        System.out.println(new BigDecimal("100").movePointLeft(3) + " " + new BigDecimal("1.5").movePointRight(3) + " " + new BigDecimal("10").divideToIntegralValue(new BigDecimal("3")));
        try {
            BigDecimal.ONE.divide(new BigDecimal("3"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
