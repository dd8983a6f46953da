package caught;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Every exception that JBMC can throw by itself, caught by its own name and by that of a superclass. */
class Main {
    public static void main(String[] args) throws Exception {
        int zero = Verifier.nondetInt();
        Verifier.assume(zero == 0);
        int n = 0;
        try {
            n = 1 / zero;
        } catch (ArithmeticException e) {
            n++;
        }
        try {
            n = new int[2][3].length / zero;
        } catch (RuntimeException e) {
            n++;
        }
        try {
            ((int[]) null)[zero] = 1;
        } catch (NullPointerException e) {
            n++;
        }
        try {
            n = new int[zero - 1].length;
        } catch (NegativeArraySizeException e) {
            n++;
        }
        try {
            args[zero + 2] = null;
        } catch (IndexOutOfBoundsException e) {
            n++;
        }
        try {
            Object object = new Main();
            n += ((Thrown) object).n;
        } catch (ClassCastException e) {
            n++;
        }
        try {
            throw new Thrown();
        } catch (Exception e) {
            n++;
        } finally {
            n++;
        }
        assert n == 8;
        throw new Exception("checked, so that it may leave");
    }

    static class Thrown extends IllegalArgumentException {
        int n;
    }
}
