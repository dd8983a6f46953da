/** From JDK 24 on, the virtual machine has a cube root of its own, which is not always the JDK's. */
public class Main {
    public static void main(String[] args) {
        double cube = 10.684410982228831;
        assert Math.cbrt(cube) == StrictMath.cbrt(cube);
    }
}
