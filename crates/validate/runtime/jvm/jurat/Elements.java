package jurat;

/** The elements of an array that lists them, as if they had been stored one by one. */
final class Elements {
    private Elements() { }

    static void see(long key, Object array) {
        if (array instanceof boolean[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof byte[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof short[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof char[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof int[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof long[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof float[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof double[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
        if (array instanceof Object[] values) {
            for (int i = 0; i < values.length; i++) {
                Monitor.element(key, values[i], i);
            }
        }
    }
}
