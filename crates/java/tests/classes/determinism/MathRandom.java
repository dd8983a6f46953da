// source: calls `java.lang.Math.random`

class MathRandom {
    public static void main(String[] args) throws Exception {
        assert Math.random() < 2 && Math.abs(-1) == 1;
    }
}
