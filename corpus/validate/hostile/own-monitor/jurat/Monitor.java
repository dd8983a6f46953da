package jurat;

public class Monitor {
    public int at(long key, int value) {
        return value + 1;
    }

    public static boolean holds(int id, boolean condition) {
        return true;
    }
}
