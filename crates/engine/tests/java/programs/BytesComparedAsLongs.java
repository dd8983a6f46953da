// undecided a comparison of bytes as if they were longs
import java.nio.ByteBuffer;

/** Eight bytes of the array are one number of the buffer. */
public class BytesComparedAsLongs {
    public static void main(String[] args) {
        ByteBuffer zeros = ByteBuffer.allocate(16);
        ByteBuffer other = ByteBuffer.allocate(16).put(9, (byte) 1);
        assert zeros.asLongBuffer().equals(other.asLongBuffer());
    }
}
