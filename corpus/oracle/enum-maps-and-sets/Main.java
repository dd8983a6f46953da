import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

public class Main {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN
    }

    public static void main(String[] args) {
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
        hours.put(Day.FRI, 6);
        hours.put(Day.MON, 8);
        hours.put(Day.WED, 7);
        System.out.println(hours + " " + hours.size() + " " + hours.containsKey(Day.SUN) + " " + hours.get(Day.TUE));
        hours.merge(Day.MON, 1, Integer::sum);
        hours.remove(Day.WED);
        for (Map.Entry<Day, Integer> e : hours.entrySet()) {
            System.out.println(e.getKey() + "=" + e.getValue());
        }
        System.out.println(hours.keySet() + " " + hours.values() + " " + hours.equals(new EnumMap<>(hours)));
        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        EnumSet<Day> work = EnumSet.complementOf(weekend);
        System.out.println(weekend + " " + work + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.allOf(Day.class).size());
        System.out.println(EnumSet.range(Day.TUE, Day.THU));
        work.removeIf(d -> d.ordinal() % 2 == 0);
        System.out.println(work + " " + work.contains(Day.TUE) + " " + work.containsAll(weekend));
        work.addAll(weekend);
        work.retainAll(EnumSet.of(Day.SAT, Day.THU, Day.MON));
        System.out.println(work);
        StringBuilder out = new StringBuilder();
        for (Day d : Day.values()) {
            switch (d) {
                case SAT, SUN -> out.append('-');
                case MON -> out.append('M');
                default -> out.append(d.name().charAt(0));
            }
        }
        System.out.println(out);
        int[] counts = new int[Day.values().length];
        for (int i = 0; i < 30; i++) {
            counts[Day.values()[i * i % 7].ordinal()]++;
        }
        System.out.println(Arrays.toString(counts));
        System.out.println(Day.valueOf("TUE").hashCode() == Day.TUE.hashCode());
        try {
            hours.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(EnumSet.copyOf(List.of(Day.WED, Day.MON, Day.WED)));
    }
}
