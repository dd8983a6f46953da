public class Main {
    public static void main(String[] args) {
        boolean isOn = false;
        assert isOn = true;
        int x = isOn ? 1 : 0;
        assert x == 1;
    }
}
