public class Main {
    public static void main(String[] args) {
        double fourAndAHalf = 4.5;
        double rest = fourAndAHalf % 2;
        double negative = -fourAndAHalf % 2;
        double negativeDivisor = fourAndAHalf % -2;
        float small = 7.75f % 0.5f;
        double byZero = fourAndAHalf % 0.0;
        assert rest == 0.5 : "the sign is that of the dividend";
        assert negative == -0.5 && negativeDivisor == 0.5;
        assert small == 0.25f;
        assert byZero != byZero;
    }
}
