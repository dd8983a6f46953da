public class Main {
    static int modCount;
    static class Items extends java.util.ArrayList<Object> {
        void touch() {
            modCount = 8; Main.modCount = 3; /*1*/
        }
    }
    public static void main(String[] args) {
        new Items().touch();
        assert modCount == 3;
    }
}
