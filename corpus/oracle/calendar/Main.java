public class Main {
    static boolean isLeap(int y) {
        return y % 4 == 0 && y % 100 != 0 || y % 400 == 0;
    }

    static int days(int y, int m) {
        return switch (m) {
            case 2 -> isLeap(y) ? 29 : 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }

    static int weekday(int y, int m, int d) {
        int[] t = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
        if (m < 3) {
            y--;
        }
        return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7;
    }

    static long dayNumber(int y, int m, int d) {
        int a = (14 - m) / 12;
        long yy = y + 4800 - a;
        int mm = m + 12 * a - 3;
        return d + (153 * mm + 2) / 5 + 365 * yy + yy / 4 - yy / 100 + yy / 400 - 32045;
    }

    static String easter(int y) {
        int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3;
        int h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
        return (h + l - 7 * m + 114) / 31 + "-" + ((h + l - 7 * m + 114) % 31 + 1);
    }

    static void month(int y, int m) {
        StringBuilder line = new StringBuilder("   ".repeat(weekday(y, m, 1)));
        for (int d = 1; d <= days(y, m); d++) {
            line.append(d < 10 ? " " : "").append(d).append(' ');
            if (weekday(y, m, d) == 6) {
                System.out.println(line);
                line.setLength(0);
            }
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        for (int y : new int[] {1900, 2000, 2023, 2024, 2100}) {
            System.out.println(y + " " + isLeap(y) + " " + days(y, 2) + " " + weekday(y, 1, 1) + " " + easter(y));
        }
        month(2024, 2);
        month(2023, 10);
        System.out.println(dayNumber(2000, 1, 1) + " " + (dayNumber(2024, 3, 1) - dayNumber(2023, 3, 1)));
        String[] names = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
        int fridays = 0;
        for (int y = 1990; y < 2030; y++) {
            for (int m = 1; m <= 12; m++) {
                if (names[weekday(y, m, 13)].equals("Fri")) {
                    fridays++;
                }
            }
        }
        System.out.println(fridays);
        for (int s : new int[] {0, 59, 60, 3599, 3600, 86399}) {
            System.out.println(String.format("%02d:%02d:%02d", s / 3600, s / 60 % 60, s % 60));
        }
    }
}
