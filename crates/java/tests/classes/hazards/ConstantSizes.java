// harmless
class ConstantSizes {
    public static void main(String[] args) {
        int[][] table = new int[2][3];
        int size = 4;
        int[] row = new int[size];
        assert table.length + row.length == 6;
    }
}
