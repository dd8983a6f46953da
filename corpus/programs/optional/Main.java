import java.util.Optional;

public class Main {
    static Optional<String> find(String[] names, char initial) {
        for (String name : names) {
            if (name.charAt(0) == initial) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    public static void main(String[] args) {
        String[] names = {"ada", "grace", "edsger"};
        Optional<String> found = find(names, 'g');
        Optional<String> missing = find(names, 'z');
        int length = found.map(String::length).orElse(-1);
        int none = missing.map(String::length).orElse(-1);
        boolean filtered = found.filter(name -> name.length() > 5).isPresent();
        String fallback = missing.or(() -> Optional.of("nobody")).get();
        assert length == 5 && none == -1;
        assert !filtered && fallback.equals("nobody");
    }
}
