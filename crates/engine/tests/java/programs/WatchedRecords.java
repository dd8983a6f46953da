// undecided nested too deeply
public class WatchedRecords {
    record Link(Link next, int number) { }

    static Link chain(int length) {
        Link last = null;
        for (int i = 0; i < length; i++) {
            last = new Link(last, i);
        }
        return last;
    }

    public static void main(String[] args) {
        boolean hasRoom = true;
        try {
            // A virtual machine makes many calls to compare two records.
            assert chain(700).equals(chain(700));
        } catch (StackOverflowError error) {
            hasRoom = false;
        }
        assert hasRoom;
    }
}
