import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class Main {
    public static void main(String[] args) {
        Optional<String> full = Optional.of("value");
        Optional<String> empty = Optional.empty();
        for (Optional<String> o : List.of(full, empty)) {
            System.out.println(o + " " + o.isPresent() + " " + o.isEmpty() + " " + o.orElse("else") + " " + o.orElseGet(() -> "got") + " " + o.hashCode());
            System.out.println(o.map(String::length) + " " + o.filter(s -> s.length() > 10) + " " + o.flatMap(s -> Optional.of(s + "!")) + " " + o.or(() -> Optional.of("other")));
            o.ifPresent(s -> System.out.println("present " + s));
            o.ifPresentOrElse(s -> System.out.println("has " + s), () -> System.out.println("has nothing"));
            System.out.println(o.stream().count() + " " + o.equals(Optional.of("value")));
            try {
                System.out.println(o.orElseThrow(() -> new IllegalStateException("nothing here")));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Optional.ofNullable(null).isPresent() + " " + Optional.ofNullable("x").get());
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            empty.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        OptionalInt i = OptionalInt.of(5);
        System.out.println(i + " " + i.getAsInt() + " " + OptionalInt.empty().orElse(3) + " " + OptionalLong.of(1L << 40) + " " + OptionalDouble.empty());
        System.out.println(full.map(s -> (String) null).isPresent() + " " + full.equals(Optional.of("value")) + " " + Optional.empty().equals(empty));
    }
}
