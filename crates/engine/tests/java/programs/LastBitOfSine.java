// undecided a function of floating-point numbers
/** Both results are within the error that is documented. */
public class LastBitOfSine {
    public static void main(String[] args) {
        assert Math.sin(1.0) == 0.8414709848078965;
    }
}
