// deterministic
class Printing {
    public static void main(String[] args) throws Exception {
        System.out.println(new Object());
        System.out.printf("%s %d%n", new int[0], 5);
        System.err.print('c');
        new IllegalStateException("x").printStackTrace();
    }
}
