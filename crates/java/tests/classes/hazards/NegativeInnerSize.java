// hazard: makes an array of arrays whose size may be negative
class NegativeInnerSize {
    public static void main(String[] args) {
        int size = -1;
        try {
            int[][] table = new int[2][size];
        } catch (NegativeArraySizeException e) {
            assert false;
        }
    }
}
