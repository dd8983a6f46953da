import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"utf-8", "latin1", "ASCII", "UTF8", "utf-16le"}) {
            Charset charset = Charset.forName(name);
            System.out.println(charset + " " + charset.newEncoder().canEncode('\u20ac') + " " + charset.newEncoder().maxBytesPerChar() + charset.canEncode());
        }
        System.out.println(Charset.isSupported("UTF-8") + "" + StandardCharsets.UTF_8.equals(Charset.forName("utf8")));
        ByteBuffer bytes = StandardCharsets.UTF_8.encode("\u00e4bc");
        System.out.println(bytes.remaining() + " " + bytes.get(0) + " " + StandardCharsets.UTF_8.decode(bytes));
        CharsetDecoder strict = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        try {
            strict.decode(ByteBuffer.wrap(new byte[] {(byte) 0xff}));
        } catch (CharacterCodingException e) {
            System.out.println(e.getMessage());
        }
        ByteBuffer buffer = ByteBuffer.allocate(16).putInt(7).putLong(-1L).order(ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(258).flip();
        System.out.println(buffer + " " + buffer.getInt(0) + " " + buffer.get(12) + Arrays.toString(buffer.array()));
        CharBuffer chars = CharBuffer.wrap("characters");
        System.out.println(chars.subSequence(2, 5) + " " + chars.position(4) + chars.length());
    }
}
