// hazard: compares references to `java.lang.Integer`
class SameBoxes {
    public static void main(String[] args) {
        Integer left = 5;
        Integer right = 5;
        if (left != null && right != null) {
            assert left != right;
        }
    }
}
