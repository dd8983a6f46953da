// holds
public class Processors {
    public static void main(String[] args) {
        assert Runtime.getRuntime().availableProcessors() >= 1;
    }
}
