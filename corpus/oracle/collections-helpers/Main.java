import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(5, 2, 8, 1, 9, 2));
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 8) + " " + Collections.binarySearch(list, 3) + " " + Collections.frequency(list, 2));
        Collections.reverse(list);
        Collections.swap(list, 0, 5);
        System.out.println(list);
        Collections.rotate(list, 2);
        System.out.println(list);
        Collections.rotate(list, -1);
        System.out.println(list + " " + Collections.max(list) + " " + Collections.min(list));
        Collections.fill(list.subList(1, 3), 0);
        System.out.println(list);
        Collections.replaceAll(list, 0, 4);
        System.out.println(list + " " + Collections.indexOfSubList(list, List.of(4, 4)) + " " + Collections.lastIndexOfSubList(list, List.of(7)));
        Collections.addAll(list, 10, 11);
        System.out.println(list + " " + Collections.nCopies(4, "ab") + " " + Collections.singletonList(1) + Collections.emptyList() + Collections.emptyMap() + Collections.singleton("s"));
        List<Integer> view = Collections.unmodifiableList(list);
        list.set(0, -1);
        System.out.println(view);
        for (Runnable r : new Runnable[] {() -> view.add(1), () -> view.set(0, 1), () -> Collections.emptyList().add(null), () -> Collections.singletonList(1).add(2)}) {
            try {
                r.run();
                System.out.println("allowed");
            } catch (UnsupportedOperationException e) {
                System.out.println("UOE " + e.getMessage());
            }
        }
        List<String> target = new ArrayList<>(Arrays.asList("x", "y", "z"));
        Collections.copy(target, List.of("1", "2"));
        System.out.println(target + " " + Collections.disjoint(target, List.of("1")));
        List<String> fixed = Arrays.asList("q", "p");
        Collections.sort(fixed);
        fixed.set(0, "changed");
        System.out.println(fixed);
        try {
            fixed.add("r");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        Map<String, Integer> sync = Collections.synchronizedMap(new TreeMap<>());
        sync.put("k", 1);
        System.out.println(sync + " " + Collections.unmodifiableMap(sync));
        System.out.println(Collections.enumeration(List.of(1, 2)).nextElement() + " " + Collections.list(Collections.enumeration(List.of(3))));
        Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
        fromMap.add("b");
        fromMap.add("a");
        System.out.println(fromMap);
        System.out.println(Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2))).peek());
    }
}
