public class Main {
    public static void main(String[] args) {
        int[] other = new int[1];
        int[] all = {4, other[0] = 6}; /*1*/
        assert all[1] == 6 && other[0] == 6;
    }
}
