public class Main {
    public static void main(String[] args) {
        int a = 17;
        int b = -5;
        int sum = a + b;
        int difference = a - b;
        int product = a * b;
        int quotient = a / b;
        int remainder = a % b;
        int negativeRemainder = -a % 5;
        int mixed = a + b * 2 - (a - 1) / 4;
        assert sum == 12 && difference == 22;
        assert product == -85;
        assert quotient == -3 : "division truncates toward zero";
        assert remainder == 2 && negativeRemainder == -2;
        assert quotient * b + remainder == a;
        assert mixed == 3;
    }
}
