public class Main {
    static int append(int n) {
        return n + 1;
    }

    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder();
        builder.append(4); append(3);
        assert builder != null;
    }
}
