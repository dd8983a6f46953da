// harmless
class Shifts {
    public static void main(String[] args) {
        int number = -8;
        long large = number;
        assert number >> 1 == -4 && number >>> 31 == 1 && large >> 40 == -1 && number << number != 1 && number >> (number & 31) != 5;
    }
}
