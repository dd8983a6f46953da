import java.util.Comparator;
import java.util.Iterator;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> grades = new TreeMap<>();
        grades.put(50, "D");
        grades.put(90, "A");
        grades.put(70, "B");
        grades.put(60, "C");
        String mine = grades.floorEntry(83).getValue();
        Integer above = grades.higherKey(90);
        Iterator<Integer> keys = grades.keySet().iterator();
        int previous = Integer.MIN_VALUE;
        while (keys.hasNext()) {
            int key = keys.next();
            assert key > previous : "keys come sorted";
            previous = key;
            if (key == 60) {
                keys.remove();
            }
        }
        TreeMap<String, Integer> reversed = new TreeMap<>(Comparator.reverseOrder());
        reversed.put("a", 1);
        reversed.put("b", 2);
        assert mine.equals("B") && above == null;
        assert grades.size() == 3 && !grades.containsKey(60);
        assert reversed.firstKey().equals("b");
    }
}
