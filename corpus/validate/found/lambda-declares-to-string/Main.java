public class Main {
    interface Step {
        int next(int n);

        String toString();
    }

    public static void main(String[] args) {
        Step step = n -> n + 1;
        assert !step.toString().endsWith("7");
    }
}
