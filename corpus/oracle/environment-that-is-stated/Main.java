import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"line.separator", "file.separator", "path.separator", "file.encoding", "user.language", "user.country", "user.timezone", "java.io.tmpdir", "os.name", "no.such.property"}) {
            System.out.println(name + "=" + System.getProperty(name));
        }
        System.out.println(System.getProperty("not.there", "instead") + System.lineSeparator().length());
        System.setProperty("my.property", "mine");
        System.out.println(System.getProperty("my.property") + System.clearProperty("my.property") + System.getProperty("my.property"));
        System.out.println(Integer.getInteger("my.number") + " " + Boolean.getBoolean("my.flag") + Long.getLong("my.long", 5L));
        System.out.println(System.getenv("HOME") + System.getenv("PATH") + System.console());
        System.out.println(Locale.getDefault() + " " + Locale.getDefault().getLanguage() + Locale.getDefault().getCountry());
        System.out.println("TITLE i".toLowerCase() + "title \u00df".toUpperCase() + "I".toLowerCase(Locale.ROOT) + "i".toUpperCase(new Locale("tr")));
    }
}
