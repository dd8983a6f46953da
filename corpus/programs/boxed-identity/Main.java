public class Main {
    public static void main(String[] args) {
        Integer a = 100;
        Integer b = 100;
        assert a == b : "small values come from a cache";
        Integer c = new int[] {1000}[0];
        Integer d = new int[] {1000}[0];
        assert c.equals(d);
        // Outside the cache two boxes are two objects.
        assert c == d;
    }
}
