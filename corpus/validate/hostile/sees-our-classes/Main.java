public class Main {
    public static void main(String[] args) throws Exception {
        String name = "ju".concat("rat");
        boolean isWatched = false;
        for (String simple : new String[] {".Monitor", ".Launch", "_launch"}) {
            try {
                Class.forName(name + simple);
                isWatched = true;
            } catch (ClassNotFoundException expected) {
                isWatched |= false;
            }
        }
        assert isWatched;
    }
}
