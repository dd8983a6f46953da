import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        ArrayList<Integer> list = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            list.add(i * 3 % 7);
        }
        System.out.println(list + " " + list.size());
        list.add(0, 100);
        list.add(5, null);
        list.set(2, -1);
        System.out.println(list);
        System.out.println(list.remove(3) + " " + list.remove(Integer.valueOf(100)) + " " + list.remove((Integer) 55) + " " + list.indexOf(6) + " " + list.lastIndexOf(6) + " " + list.contains(null));
        list.removeIf(x -> x != null && x % 2 == 0);
        System.out.println(list);
        list.replaceAll(x -> x == null ? 0 : x + 1);
        System.out.println(list);
        list.sort(null);
        System.out.println(list + " " + list.hashCode() + " " + list.equals(new LinkedList<>(list)));
        List<Integer> sub = list.subList(2, 6);
        System.out.println(sub);
        sub.set(0, 77);
        sub.add(88);
        System.out.println(sub + " " + list);
        sub.clear();
        System.out.println(list);
        list.addAll(1, List.of(9, 8, 7));
        list.removeAll(List.of(9, 7));
        System.out.println(list);
        list.retainAll(List.of(8, 2, 6));
        System.out.println(list + " " + list.isEmpty());
        Object[] array = list.toArray();
        Integer[] typed = list.toArray(new Integer[0]);
        System.out.println(array.length + " " + typed.length + " " + Arrays.toString(typed));
        ArrayList<Integer> copy = new ArrayList<>(list);
        copy.clear();
        System.out.println(copy + " " + list.equals(copy) + " " + list.containsAll(List.of(8)));
        list.ensureCapacity(100);
        list.trimToSize();
        List<List<String>> nested = new ArrayList<>();
        nested.add(new ArrayList<>(List.of("a")));
        nested.add(nested.get(0));
        nested.get(1).add("b");
        System.out.println(nested + " " + nested.hashCode());
        List<Object> self = new ArrayList<>();
        self.add(self);
        System.out.println(self);
    }
}
