// source: calls `java.util.List.parallelStream`
// source: calls `java.util.stream.IntStream.parallel`
import java.util.List;
import java.util.stream.IntStream;

class ParallelStreams {
    public static void main(String[] args) throws Exception {
        assert IntStream.range(0, 3).parallel().sum() == 3;
        assert List.of(1).parallelStream().count() == 1;
    }
}
