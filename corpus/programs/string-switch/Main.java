public class Main {
    static int daysOf(String month) {
        int days;
        switch (month) {
            case "feb":
                days = 28;
                break;
            case "apr":
            case "jun":
            case "sep":
            case "nov":
                days = 30;
                break;
            default:
                days = 31;
        }
        return days;
    }

    static int collide(String key) {
        // "Aa" and "BB" have the same hash code.
        switch (key) {
            case "Aa": return 1;
            case "BB": return 2;
            default: return 0;
        }
    }

    public static void main(String[] args) {
        int june = daysOf("jun");
        int february = daysOf("feb");
        int may = daysOf("may");
        assert june == 30 && february == 28 && may == 31;
        assert collide("Aa") == 1 && collide("BB") == 2 && collide("C#") == 0;
    }
}
