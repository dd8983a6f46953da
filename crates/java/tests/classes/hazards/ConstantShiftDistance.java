// hazard: shifts to the right by a distance that may be too large
class ConstantShiftDistance {
    public static void main(String[] args) {
        int number = 8;
        assert number >> 33 != 4;
    }
}
