import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        double[] numbers = {0, -0.0, 1, -1.5, 3.14159265, 1e10, 1.0 / 3, 123456.789, 1e-7, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY};
        for (double number : numbers) {
            System.out.println(String.format("%f|%.2f|%10.3f|%-12.1f|%e|%.3e|%g|%,.2f", number, number, number, number, number, number, number, number).substring(0, 20));
        }
        System.out.println(String.format("%.0f %.0f %.0f %.1f %+.2f %08.2f %(.1f", 0.5, 1.5, 2.5, 0.25, 1.0, -3.14159, -2.0));
        System.out.println(String.format("%a %s %s", 1.0, 1.0f / 3, 100.0));
        System.out.println(String.format("%.3f %s", 2.0f, 1e21f));
        System.out.println(String.format("%10.2e|%.5g", 12345.678, 0.00012345));
        System.out.println(Double.toString(1e16) + Float.toString(1.1f) + Double.toHexString(0.1));
        System.out.println(Math.round(2.5) + " " + Math.rint(2.5) + " " + Math.round(-2.5f));
    }
}
