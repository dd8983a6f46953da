import java.time.*;
import java.util.concurrent.TimeUnit;

public class Main {
    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        long now = System.currentTimeMillis();
        System.out.println(System.nanoTime() - start >= 0 || now != 0 || true);
        System.out.println(Duration.ofMinutes(135) + " " + Duration.between(LocalTime.of(1, 0), LocalTime.of(3, 30)).toMinutes());
        System.out.println(LocalDate.of(2024, 2, 28).plusDays(2) + " " + LocalDate.of(2023, 12, 31).getDayOfWeek() + LocalDate.of(2024, 1, 31).plusMonths(1) + " " + LocalDate.of(2000, 1, 1).isLeapYear());
        System.out.println(TimeUnit.HOURS.toSeconds(2) + " " + LocalTime.of(10, 15).plusHours(20) + Year.of(2023).isLeap() + DayOfWeek.MONDAY.plus(10) + Month.of(2).maxLength());
        System.out.println(java.time.temporal.ChronoUnit.DAYS.between(LocalDate.of(2024, 1, 1), LocalDate.of(2025, 1, 1)));
    }
}
