import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class Main {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).max().getAsInt());
        System.out.println(IntStream.range(0, 20).filter(i -> i % 3 == 0).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.of(1, 2, 3, 4).average().getAsDouble() + " " + IntStream.empty().average().isPresent() + " " + IntStream.of(5, 6).summaryStatistics());
        System.out.println(Arrays.toString(IntStream.iterate(1, i -> i * 3).limit(6).toArray()));
        System.out.println(IntStream.range(0, 4).mapToObj(i -> "n" + i).collect(Collectors.joining("|")));
        System.out.println(IntStream.rangeClosed('a', 'e').mapToObj(c -> "" + (char) c).collect(Collectors.joining()));
        System.out.println("hello world".chars().filter(c -> c == 'o').count() + " " + "abc".chars().map(c -> c - 'a').boxed().toList());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b) + " " + LongStream.of(1L << 40, 5).sum());
        System.out.println(DoubleStream.of(1.5, 2.5, 3.0).sum() + " " + DoubleStream.of(2, 4).average().getAsDouble() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum());
        System.out.println(IntStream.range(0, 5).mapToDouble(i -> i / 2.0).boxed().toList() + " " + IntStream.of(1, 2).asLongStream().sum());
        System.out.println(IntStream.of(3, 1, 3, 2, 1).distinct().sorted().boxed().toList() + " " + IntStream.of(7, 8, 9).skip(1).findFirst().getAsInt());
        System.out.println(IntStream.range(0, 100).anyMatch(i -> i * i == 49) + " " + IntStream.range(0, 10).allMatch(i -> i < 9) + " " + IntStream.of().sum());
        System.out.println(IntStream.concat(IntStream.of(1), IntStream.of(2, 3)).mapToLong(i -> i).sum() + " " + IntStream.of(1, 2, 3).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
        System.out.println(Arrays.stream(new int[] {4, 5, 6}, 1, 3).sum() + " " + Arrays.stream(new double[] {1, 2}).max().getAsDouble());
        IntStream.range(0, 3).forEach(i -> System.out.println("each " + i));
        System.out.println(IntStream.range(0, 3).mapToObj(i -> new int[] {i, i * i}).map(a -> a[0] + ":" + a[1]).toList());
        System.out.println(Stream.of("1", "22", "333").mapToInt(String::length).boxed().toList());
        System.out.println(IntStream.rangeClosed(2, 30).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        PrimitiveIterator.OfInt it = IntStream.of(8, 9).iterator();
        System.out.println(it.nextInt() + it.next() + " " + it.hasNext());
        System.out.println(IntStream.of(1, 2, 3).map(i -> -i).min() + " " + OptionalInt.empty() + " " + OptionalDouble.of(2.5));
    }
}
