public class Main {
    public static void main(String[] args) {
        double half = 0x1p-1;
        double exact = 0x1.8p3;
        float tenth = 0.1f;
        float hexTenth = 0x1.99999ap-4f;
        double tiny = 0x0.0000000000001p-1022;
        double smallestNormal = 0x1p-1022;
        double subnormal = smallestNormal / 2;
        double vanished = tiny / 2;
        float tinyFloat = 0x1p-149f;
        double large = 0x1.fffffffffffffp1023;
        double overflow = large * 2;
        assert half == 0.5 && exact == 12.0;
        assert tenth == hexTenth;
        assert (double) tenth != 0.1;
        assert tiny == Double.MIN_VALUE && tiny > 0;
        assert subnormal > 0 && subnormal < smallestNormal && subnormal * 2 == smallestNormal;
        assert vanished == 0.0;
        assert tinyFloat == Float.MIN_VALUE && tinyFloat / 2 == 0f;
        assert large == Double.MAX_VALUE && overflow == Double.POSITIVE_INFINITY;
    }
}
