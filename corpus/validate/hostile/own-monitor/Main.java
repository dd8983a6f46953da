public class Main {
    static int jurat1_ = 3;

    public static void main(String[] args) {
        int Monitor = 4;
        Monitor++;
        assert new jurat.Monitor().at(1, Monitor) == 6;
    }
}
