public class Main {
    int field = 3;
    static int shared = 8;

    public static void main(String[] args) {
        int i = 5;
        int post = i++;
        int pre = ++i;
        int mixed = i++ + ++i;
        i = i++;
        int[] a = {10, 20, 30};
        int k = 0;
        a[k++] = a[k] + k;
        int taken = a[k]--;
        Main m = new Main();
        int fieldPost = m.field--;
        int sharedPre = --shared;
        byte b = Byte.MAX_VALUE;
        b++;
        char c = 'z';
        char before = c--;
        assert post == 5 && pre == 7 && mixed == 16 && i == 9;
        assert a[0] == 21 && taken == 20 && a[1] == 19 && k == 1;
        assert fieldPost == 3 && m.field == 2 && sharedPre == 7;
        assert b == Byte.MIN_VALUE && before == 'z' && c == 'y';
    }
}
