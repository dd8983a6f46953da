import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            list.add(i);
        }
        List<Integer> middle = list.subList(3, 7);
        middle.set(0, 30);
        middle.remove(Integer.valueOf(5));
        System.out.println(list + " " + middle);
        middle.subList(0, 2).replaceAll(x -> -x);
        System.out.println(list + " " + middle.indexOf(6) + " " + middle.contains(7));
        list.subList(7, 9).clear();
        System.out.println(list);
        try {
            System.out.println(middle.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("CME");
        }
        String[] backing = {"x", "y", "z"};
        List<String> view = Arrays.asList(backing);
        backing[1] = "changed";
        view.set(0, "set");
        System.out.println(view + " " + Arrays.toString(backing));
        Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        map.keySet().remove("b");
        map.values().remove(3);
        System.out.println(map);
        map.entrySet().iterator().next().setValue(100);
        System.out.println(map + " " + map.entrySet().contains(Map.entry("a", 100)));
        try {
            map.keySet().add("z");
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        List<Integer> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        ListIterator<Integer> it = reversed.listIterator(reversed.size());
        while (it.hasPrevious()) {
            int v = it.previous();
            if (v < 0) {
                it.remove();
            } else if (v == 1) {
                it.add(11);
            }
        }
        System.out.println(reversed);
        try {
            it.set(1);
        } catch (IllegalStateException e) {
            System.out.println("ISE");
        }
        List<Integer> abstractList = new AbstractList<>() {
            @Override
            public Integer get(int i) {
                if (i >= 5) {
                    throw new IndexOutOfBoundsException("no " + i);
                }
                return i * i;
            }

            @Override
            public int size() {
                return 5;
            }
        };
        System.out.println(abstractList + " " + abstractList.indexOf(9) + " " + abstractList.contains(10) + " " + abstractList.subList(1, 4) + " " + abstractList.hashCode());
        try {
            abstractList.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
    }
}
