// deterministic
import java.util.List;
import java.util.stream.Collectors;

class SequentialStreams {
    public static void main(String[] args) throws Exception {
        List<String> names = List.of("b", "a").stream().sorted().map(name -> name + 1).collect(Collectors.toList());
        assert names.get(0).equals("a1") && names.stream().map(String::length).reduce(0, Integer::sum) == 4;
    }
}
