/** Also a stream whose text nobody reads checks where the bytes are. */
public class Main {
    public static void main(String[] args) {
        byte[] bytes = new byte[3];
        System.out.write(bytes, 2, 100);
    }
}
