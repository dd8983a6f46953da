public class Main {
    public static void main(String[] args) {
        double zero = 0.0;
        double negativeZero = -0.0;
        double nan = zero / zero;
        double infinity = 1.0 / zero;
        double minusInfinity = 1.0 / negativeZero;
        float floatNan = 0f / 0f;
        double stillNan = nan * 2 + infinity;
        double difference = infinity + minusInfinity;
        double remainder = 5.5 % infinity;
        boolean ordered = nan < 1.0 || nan >= 1.0;
        assert nan != nan && floatNan != floatNan;
        assert zero == negativeZero && infinity != minusInfinity;
        assert infinity == Double.POSITIVE_INFINITY;
        assert minusInfinity == Double.NEGATIVE_INFINITY;
        assert stillNan != stillNan && difference != difference;
        assert remainder == 5.5;
        assert !ordered;
    }
}
