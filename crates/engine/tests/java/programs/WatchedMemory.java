// undecided more objects than a virtual machine may have room for
public class WatchedMemory {
    public static void main(String[] args) {
        int[][] rows = new int[80][];
        boolean hasRoom = true;
        try {
            for (int i = 0; i < rows.length; i++) {
                rows[i] = new int[1 << 20];
            }
        } catch (OutOfMemoryError error) {
            hasRoom = false;
        }
        assert hasRoom;
    }
}
