public class Main {
    public static void main(String[] args) {
        String both = "c d";
        int n = both.length(); /*1*/
        assert n == 3;
    }
}
