// hazard: shifts to the right by a distance that may be too large
class ShiftDistance {
    public static void main(String[] args) {
        int number = 4;
        int distance = 33;
        assert number >> distance != 2;
    }
}
