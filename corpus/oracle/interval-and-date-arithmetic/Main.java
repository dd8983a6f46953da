import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.temporal.ChronoUnit;

public class Main {
    public static void main(String[] args) {
        LocalDate date = LocalDate.of(2024, Month.FEBRUARY, 28);
        System.out.println(date + " " + date.plusDays(2) + " " + date.plusMonths(12).lengthOfYear() + " " + date.isLeapYear() + " " + date.getDayOfWeek());
        System.out.println(date.withDayOfMonth(29).plusYears(1) + " " + date.minusWeeks(9) + " " + date.getDayOfYear() + " " + date.lengthOfMonth());
        System.out.println(ChronoUnit.DAYS.between(date, LocalDate.of(2025, 1, 1)) + " " + Period.between(date, LocalDate.of(2025, 1, 1)) + " " + date.isBefore(LocalDate.MAX));
        LocalTime time = LocalTime.of(23, 59, 30);
        System.out.println(time.plusSeconds(45) + " " + time.minusHours(25) + " " + time.toSecondOfDay() + " " + time.truncatedTo(ChronoUnit.HOURS));
        LocalDateTime both = LocalDateTime.of(date, time);
        System.out.println(both.plusMinutes(1) + " " + both.toLocalDate().equals(date) + " " + both.compareTo(both.plusNanos(1)));
        Duration duration = Duration.ofMinutes(135).plusMillis(20);
        System.out.println(duration + " " + duration.toHours() + " " + duration.toMinutesPart() + " " + duration.negated() + " " + Duration.between(both, both.plusDays(2)));
        System.out.println(DayOfWeek.MONDAY.minus(1) + " " + Month.of(12).plus(3) + " " + LocalDate.ofEpochDay(0) + " " + LocalDate.ofYearDay(2023, 60));
        System.out.println(LocalDate.parse("1999-12-31").plusDays(1) + " " + LocalTime.parse("07:08").plusHours(20) + " " + Period.of(1, 14, 3).normalized());
        try {
            LocalDate.of(2023, 2, 29);
        } catch (java.time.DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
