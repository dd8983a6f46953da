import java.io.*;
import java.util.*;
import java.util.regex.*;

public class Main {
    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    public static void main(String[] args) throws Exception {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("user", "Ada");
        model.put("count", 3);
        model.put("items", List.of("pen", "ink"));
        StringWriter page = new StringWriter();
        PrintWriter out = new PrintWriter(page);
        Matcher matcher = Pattern.compile("\\{(\\w+)(?::(\\w+))?}").matcher("Dear {user}, you have {count} items: {items:list}. {missing}");
        StringBuilder text = new StringBuilder();
        while (matcher.find()) {
            Object value = model.getOrDefault(matcher.group(1), "?");
            String shown = "list".equals(matcher.group(2)) ? String.join(" & ", (List<String>) value) : value.toString();
            matcher.appendReplacement(text, Matcher.quoteReplacement(shown));
        }
        matcher.appendTail(text);
        out.printf("<p>%s</p>%n", escape(text.toString()));
        for (Map.Entry<String, Object> entry : model.entrySet()) {
            out.printf("%-8s|%10s|%n", entry.getKey(), entry.getValue());
        }
        out.flush();
        System.out.print(page);
    }
}
