public class Main {
    static Integer find(int[] keys, int wanted) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] == wanted) {
                return i;
            }
        }
        return null;
    }

    public static void main(String[] args) {
        int[] keys = {10, 20, 30};
        int position = find(keys, 20);
        assert position == 1;
        int missing = find(keys, 25);
        assert missing < 0;
    }
}
