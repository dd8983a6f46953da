public class Main {
    static class Sink { static void append(int value) { } }
    public static void main(String[] args) {
        StringBuilder Sink = new StringBuilder();
        Sink.append(8589934594L); /*1*/
        assert Sink.toString().equals("8589934594");
    }
}
