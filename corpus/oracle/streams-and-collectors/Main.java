import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws Exception {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        Map<Integer, Long> lengths = words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        System.out.println(lengths);
        System.out.println(words.stream().distinct().sorted(Comparator.reverseOrder()).limit(3).collect(Collectors.joining(",", "[", "]")));
        System.out.println(words.stream().collect(Collectors.partitioningBy(word -> word.length() > 4)));
        System.out.println(words.stream().mapToInt(String::length).summaryStatistics());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).collect(Collectors.toList()) + " " + IntStream.of(3, 1, 2).boxed().sorted().toList());
        System.out.println(Stream.iterate(1, x -> x * 3).takeWhile(x -> x < 100).reduce(0, Integer::sum) + " " + Stream.of(1, 2, 3, 4).flatMap(x -> Stream.of(x, -x)).map(String::valueOf).collect(Collectors.joining()));
        Map<Character, Integer> initials = words.stream().collect(Collectors.toMap(word -> word.charAt(0), String::length, Integer::sum, LinkedHashMap::new));
        System.out.println(initials);
        System.out.println(DoubleStream.of(1.5, 2.5).average().getAsDouble() + " " + LongStream.range(0, 10).filter(x -> x % 3 == 0).sum() + " " + Stream.of("x").findFirst().get());
        System.out.println(words.stream().anyMatch("echo"::equals) + "" + words.stream().noneMatch(String::isEmpty) + words.stream().skip(4).peek(x -> System.out.print(x + ";")).count());
        System.out.println(Arrays.stream(new int[] {5, 3}).map(x -> x * x).boxed().collect(Collectors.averagingInt(x -> x)) + " " + words.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, all) -> n + all)).length());
    }
}
