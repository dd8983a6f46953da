// hazard: takes the remainder of floating-point numbers
class Remainder {
    public static void main(String[] args) {
        double number = 5.5;
        assert number % 2 != 1.5;
        assert 7 % 4 == 3;
    }
}
