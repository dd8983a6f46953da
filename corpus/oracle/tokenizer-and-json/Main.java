import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class Main {
    static final class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        Object value() {
            skip();
            char c = text.charAt(at);
            if (c == '{') {
                Map<String, Object> map = new LinkedHashMap<>();
                at++;
                skip();
                while (text.charAt(at) != '}') {
                    skip();
                    String key = string();
                    skip();
                    expect(':');
                    map.put(key, value());
                    skip();
                    if (text.charAt(at) == ',') {
                        at++;
                    }
                }
                at++;
                return map;
            }
            if (c == '[') {
                List<Object> list = new ArrayList<>();
                at++;
                skip();
                while (text.charAt(at) != ']') {
                    list.add(value());
                    skip();
                    if (text.charAt(at) == ',') {
                        at++;
                    }
                }
                at++;
                return list;
            }
            if (c == '"') {
                return string();
            }
            int from = at;
            while (at < text.length() && ",]} ".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String word = text.substring(from, at);
            return switch (word) {
                case "true" -> true;
                case "false" -> false;
                case "null" -> null;
                default -> word.contains(".") ? (Object) Double.valueOf(word) : (Object) Long.valueOf(word);
            };
        }

        private String string() {
            expect('"');
            StringBuilder out = new StringBuilder();
            while (text.charAt(at) != '"') {
                if (text.charAt(at) == '\\') {
                    at++;
                    out.append(text.charAt(at) == 'n' ? '\n' : text.charAt(at));
                } else {
                    out.append(text.charAt(at));
                }
                at++;
            }
            at++;
            return out.toString();
        }

        private void skip() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        private void expect(char c) {
            if (text.charAt(at) != c) {
                throw new IllegalStateException("expected " + c + " at " + at + ", found " + text.charAt(at));
            }
            at++;
        }
    }

    static String show(Object o) {
        if (o instanceof Map<?, ?> m) {
            return m.entrySet().stream().map(e -> e.getKey() + "=" + show(e.getValue())).collect(Collectors.joining(";", "{", "}"));
        }
        if (o instanceof List<?> l) {
            return l.stream().map(Main::show).collect(Collectors.joining(" ", "(", ")"));
        }
        return o == null ? "nil" : o.getClass().getSimpleName().charAt(0) + ":" + o;
    }

    public static void main(String[] args) {
        String[] texts = {"{\"a\": 1, \"b\": [true, false, null], \"c\": {\"d\": -2.50}}", "[]", "{}", "[1, [2, [3]], \"x\\ny\\\"z\"]", "42", "\"s\"",
            "{\"a\" 1}", "[1, 2", "[x]", ""};
        for (String text : texts) {
            try {
                Object value = new Json(text).value();
                System.out.println(value);
                System.out.println(show(value));
            } catch (IllegalStateException | StringIndexOutOfBoundsException | NumberFormatException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
