public class Main {
    public static void main(String[] args) {
        String[] names = {"ada", null, "grace"};
        String all = "";
        int known = 0;
        for (String name : names) {
            all = all + name + ";";
            if (name != null) {
                known++;
            }
        }
        // A null is appended as the word "null"; only two names are known.
        assert known == 3;
    }
}
