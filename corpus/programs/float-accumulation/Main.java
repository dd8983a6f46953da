public class Main {
    public static void main(String[] args) {
        double total = 0.0;
        for (int i = 0; i < 10; i++) {
            total += 0.1;
        }
        assert total > 0.99 && total < 1.01;
        // Ten times a tenth is not one: 0.1 has no exact binary form.
        assert total == 1.0;
    }
}
