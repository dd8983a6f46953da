import java.util.HashMap;
import java.util.Map;

public class Main {
    static String classify(String s) {
        switch (s) {
            case "Aa":
                return "first";
            case "BB":
                return "second";
            case "AaAa":
            case "BBBB":
                return "double";
            case "AaBB":
                return "mixed";
            case "":
                return "empty";
            default:
                return "none";
        }
    }

    static int arrow(String s) {
        return switch (s) {
            case "C#", "Bb" -> s.equals("C#") ? 1 : 2;
            case "one" -> {
                int length = s.length();
                yield length * 10;
            }
            default -> -1;
        };
    }

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "C#", "Bb", "one", "x"}) {
            System.out.println(s + " " + s.hashCode() + " " + classify(s) + " " + arrow(s));
        }
        System.out.println("C#".hashCode() == "Bb".hashCode());
        Map<String, Integer> map = new HashMap<>();
        map.put("Aa", 1);
        map.put("BB", 2);
        map.put("AaAa", 3);
        map.put("BBBB", 4);
        map.put("AaBB", 5);
        System.out.println(map.get("Aa") + " " + map.get("BB") + " " + map.get("AaAa") + " " + map.get("BBBB") + " " + map.get("AaBB") + " " + map.get("BBAa"));
        try {
            classify(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        String state = "start";
        for (int i = 0; i < 5; i++) {
            switch (state) {
                case "start":
                    state = "middle";
                    // Falls through.
                case "middle":
                    state = i > 2 ? "end" : "middle";
                    break;
                case "end":
                    state = "start";
            }
            System.out.println(state);
        }
    }
}
