import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) {
        int squares = IntStream.rangeClosed(1, 5).map(x -> x * x).sum();
        List<String> words = List.of("pear", "fig", "banana", "kiwi");
        String joined = words.stream()
            .filter(word -> word.length() == 4)
            .map(String::toUpperCase)
            .collect(Collectors.joining(","));
        int longest = words.stream().mapToInt(String::length).max().orElse(0);
        boolean every = words.stream().allMatch(word -> !word.isEmpty());
        List<Integer> sorted = IntStream.of(5, 3, 9).boxed().sorted().collect(Collectors.toList());
        assert squares == 55;
        assert joined.equals("PEAR,KIWI");
        assert longest == 6 && every;
        assert sorted.equals(List.of(3, 5, 9));
    }
}
