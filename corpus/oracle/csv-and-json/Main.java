import java.io.*;
import java.util.*;

public class Main {
    static List<String> split(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }

    public static void main(String[] args) throws Exception {
        String csv = "name,age,city\n\"Lovelace, Ada\",36,London\nAlan,41,\"Wilmslow \"\"UK\"\"\"\n";
        List<List<String>> rows = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(csv.getBytes())))) {
            String line;
            while ((line = reader.readLine()) != null) {
                rows.add(split(line));
            }
        }
        System.out.println(rows);
        StringBuilder json = new StringBuilder("[");
        for (List<String> row : rows.subList(1, rows.size())) {
            json.append(json.length() > 1 ? "," : "").append("{");
            for (int i = 0; i < row.size(); i++) {
                json.append(i > 0 ? "," : "").append(String.format("\"%s\":", rows.get(0).get(i)));
                json.append(row.get(i).matches("-?\\d+") ? row.get(i) : '"' + row.get(i).replace("\"", "\\\"") + '"');
            }
            json.append("}");
        }
        System.out.println(json.append("]"));
        System.out.println(rows.stream().skip(1).mapToInt(row -> Integer.parseInt(row.get(1))).sum());
    }
}
