package pk;

public class Slots {
    static int total;
    int[] cells = new int[3];

    static class In {
        int m(int first, long wide, String last) {
            int one = first; {
                int inner = one + 1;
                one = inner;
            }
            {
                String text = last;
                total = text.length();
            }
            for (int i = 0; i < 2; i++) one += i;
            { int a = 1; total += a; } { long b = 2; total += (int) b; }
            return one;
        }
    }

    void cells(int at) {
        cells[at] = 5; int local = 7;
        this.cells = null;
        Object text = "\uD800 \u0000 ü 𝄞";
        switch (at) { case Integer.MAX_VALUE: local = 1; break; case Integer.MIN_VALUE: local = 2; break; default: local++; }
    }
}
