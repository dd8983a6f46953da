import java.net.*;
import java.nio.charset.StandardCharsets;

public class Main {
    public static void main(String[] args) throws Exception {
        for (String text : new String[] {"plain", "a b&c=d", "\u00e4\u20ac", "100%", "x+y/z?", "~-_.*"}) {
            String encoded = URLEncoder.encode(text, "UTF-8");
            System.out.println(encoded + " " + URLDecoder.decode(encoded, "UTF-8").equals(text) + " " + URLEncoder.encode(text, StandardCharsets.UTF_8));
        }
        System.out.println(URLDecoder.decode("%41+%42%20c", StandardCharsets.UTF_8));
        try {
            URLDecoder.decode("%4", "UTF-8");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        URI uri = new URI("http://user@host:8080/path/a%20b?query=1#fragment");
        System.out.println(uri.getHost() + uri.getPort() + uri.getPath() + uri.getQuery() + uri.getFragment() + uri.getRawPath());
        System.out.println(URI.create("http://a/b/c/d").resolve("../x") + " " + uri.relativize(uri) + URI.create("a/./b/../c").normalize());
    }
}
