// hazard: shifts to the right by a distance that may be too large
class ChosenShiftDistance {
    public static void main(String[] args) {
        int number = 8;
        boolean some = number > 3;
        assert number >> (some ? 33 : 1) != 4;
    }
}
