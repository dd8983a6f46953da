public class Main {
    static class Names extends java.util.ArrayList<Object> {
        static boolean add(int one) { return one == 3; }
        boolean both() {
            return add(4294967299L); /*1*/
        }
    }
    public static void main(String[] args) {
        Names names = new Names();
        assert names.both() && names.size() == 1;
    }
}
