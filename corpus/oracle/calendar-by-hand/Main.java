public class Main {
    static final String[] MONTHS = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};

    static boolean isLeap(int year) {
        return year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
    }

    static int days(int year, int month) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> isLeap(year) ? 29 : 28;
            default -> 31;
        };
    }

    static int weekday(int year, int month, int day) {
        int[] offsets = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
        int y = month < 3 ? year - 1 : year;
        return (y + y / 4 - y / 100 + y / 400 + offsets[month - 1] + day) % 7;
    }

    static String easter(int year) {
        int a = year % 19;
        int b = year / 100;
        int c = year % 100;
        int d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7;
        int f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114;
        return f % 31 + 1 + " " + MONTHS[f / 31 - 1];
    }

    static void print(int year, int month) {
        String title = MONTHS[month - 1] + " " + year;
        System.out.println(" ".repeat((20 - title.length()) / 2) + title);
        System.out.println("Su Mo Tu We Th Fr Sa");
        StringBuilder line = new StringBuilder("   ".repeat(weekday(year, month, 1)));
        for (int day = 1; day <= days(year, month); day++) {
            line.append(String.format("%2d ", day));
            if (weekday(year, month, day) == 6 || day == days(year, month)) {
                System.out.println(line.toString().stripTrailing());
                line.setLength(0);
            }
        }
    }

    public static void main(String[] args) {
        print(2024, 2);
        print(2026, 11);
        for (int year : new int[] {1900, 2000, 2023, 2024, 2100}) {
            int total = 0;
            for (int month = 1; month <= 12; month++) {
                total += days(year, month);
            }
            System.out.println(year + " " + isLeap(year) + " " + total + " " + easter(year));
        }
        int fridays = 0;
        for (int year = 2020; year < 2030; year++) {
            for (int month = 1; month <= 12; month++) {
                fridays += weekday(year, month, 13) == 5 ? 1 : 0;
            }
        }
        System.out.println(fridays);
    }
}
