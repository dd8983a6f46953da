public class Main {
    enum Day {
        MON, TUE, WED;

        Day next() {
            Day[] days = values();
            return days[(ordinal() + 1) % days.length];
        }
    }

    public static void main(String[] args) {
        Day day = Day.WED;
        Day following = day.next();
        Day parsed = Day.valueOf("TUE");
        int order = following.compareTo(parsed);
        assert following == Day.MON;
        assert parsed.ordinal() == 1 && parsed.name().equals("TUE");
        assert order < 0;
        assert day.toString().length() == 3;
    }
}
