public class Main {
    static void fill(int[] target, int value) {
        for (int i = 0; i < target.length; i++) {
            target[i] = value + i;
        }
    }

    public static void main(String[] args) {
        int[] original = {1, 2, 3};
        int[] alias = original;
        int[] copy = original.clone();
        fill(alias, 10);
        int[][] nested = {{1}, {2}};
        int[][] shallow = nested.clone();
        shallow[0][0] = 9;
        shallow[1] = new int[] {5};
        assert original[0] == 10 && original[2] == 12;
        assert copy[0] == 1 && copy[2] == 3 && copy != original;
        assert nested[0][0] == 9 && nested[1][0] == 2;
    }
}
