public class Main {
    static int place = 0;
    static int moved() { place = 2; return 9; }
    public static void main(String[] args) {
        Object what = "none";
        int[] cells = new int[4];
        if (what instanceof Integer place) {
            cells[place] = 1;
        } else {
            cells[place] = moved(); /*1*/
        }
        assert cells[0] == 9;
    }
}
