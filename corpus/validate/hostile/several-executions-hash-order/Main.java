import java.util.HashSet;
public class Main {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = 1;
        HashSet<Object> set = new HashSet<>(); Object first = new Object(); set.add(first); set.add(new Object()); seen = set.iterator().next() == first ? 0 : 1;
        assert seen == 0 || seen == 1;
    }
}
