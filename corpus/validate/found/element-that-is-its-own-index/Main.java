public class Main {
    public static void main(String[] args) {
        int[] steps = {0, 5, 6};
        int before = steps[steps[0]]++; /*1*/
        assert before == 0 && steps[0] == 1 && steps[1] == 5;
    }
}
