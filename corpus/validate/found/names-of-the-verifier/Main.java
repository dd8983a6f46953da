public class Main {
    static int length = 3;
    static int data;
    static int return_tmp0;
    int tmp_index;

    static int f(int args, long length, double data, int arg0i) {
        int anonlocal = args;
        return_tmp0 = anonlocal + arg0i;
        data += 1;
        length++;
        return (int) (length + data);
    }

    public static void main(String[] args) {
        int tmp_index = f(1, 2L, 3.0, 4);
        Main main = new Main();
        main.tmp_index = tmp_index;
        int[] data = new int[2];
        data[1] = main.tmp_index;
        length = data.length;
        Main.data = data[1];
        assert Main.data == 7 && length == 2;
    }
}
