// hazard: calls `java.lang.System.arraycopy`, which JBMC does not know
class ArrayCopy {
    public static void main(String[] args) {
        int[] from = {1, 2};
        int[] to = new int[2];
        System.arraycopy(from, 0, to, 0, 2);
        assert to[1] == 0;
    }
}
