import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        for (String text : new String[] {"", "f", "fo", "foo", "hello world", "\u00fe\u00ff>?"}) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            String encoded = Base64.getEncoder().encodeToString(bytes);
            System.out.println(encoded + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes) + " " + new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8).equals(text));
        }
        System.out.println(Base64.getMimeEncoder(8, "|".getBytes()).encodeToString(new byte[20]));
        try {
            Base64.getDecoder().decode("a!b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(HexFormat.of().formatHex(new byte[] {1, -1, 16}) + Arrays.toString(HexFormat.of().parseHex("0aff")));
        System.out.println(new UUID(1L, 2L));
    }
}
