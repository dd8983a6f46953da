// holds
public class Messages {
    static int finallyRuns;

    static int leave(int how) {
        try {
            if (how == 1) {
                return 10;
            }
            if (how == 2) {
                throw new IllegalStateException("thrown");
            }
            return 20;
        } catch (IllegalStateException e) {
            return 30;
        } finally {
            finallyRuns++;
        }
    }

    public static void main(String[] args) {
        assert leave(1) == 10 && leave(2) == 30 && leave(3) == 20 && finallyRuns == 3;
        Object[] objects = new String[1];
        try {
            objects[0] = new Object();
            assert false;
        } catch (ArrayStoreException e) {
            assert e.getMessage().equals("java.lang.Object");
        }
        try {
            finallyRuns = new int[finallyRuns - 10].length;
            assert false;
        } catch (NegativeArraySizeException e) {
            assert e.getMessage().equals("-7");
        }
        try {
            int[] array = new int[2];
            array[finallyRuns] = 1;
            assert false;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getMessage().equals("Index 3 out of bounds for length 2");
        }
        try {
            Object text = "text";
            finallyRuns = (Integer) text;
            assert false;
        } catch (ClassCastException e) {
            assert e.getMessage().equals("class java.lang.String cannot be cast to class java.lang.Integer "
                    + "(java.lang.String and java.lang.Integer are in module java.base of loader 'bootstrap')");
        }
    }
}
