public class Main {
    static int[] gaps(int[] marks) {
        int[] gaps = new int[marks.length - 1];
        for (int i = 0; i < gaps.length; i++) {
            gaps[i] = marks[i + 1] - marks[i];
        }
        return gaps;
    }

    public static void main(String[] args) {
        int[] some = gaps(new int[] {1, 4, 9});
        assert some[1] == 5;
        int[] none = gaps(new int[] {});
        assert none.length == 0;
    }
}
