import java.util.Arrays;

public class Main {
    static int[] input() {
        int[] data = new int[24];
        int x = 7;
        for (int i = 0; i < data.length; i++) {
            x = x * 1103515245 + 12345;
            data[i] = (x >>> 16) % 100 - 50;
        }
        return data;
    }

    static void bubble(int[] a) {
        boolean swapped = true;
        for (int end = a.length - 1; swapped; end--) {
            swapped = false;
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) {
                    int t = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = t;
                    swapped = true;
                }
            }
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                int v = a[i];
                int j = i;
                for (; j >= gap && a[j - gap] > v; j -= gap) {
                    a[j] = a[j - gap];
                }
                a[j] = v;
            }
        }
    }

    static void quick(int[] a, int low, int high) {
        if (low >= high) {
            return;
        }
        int pivot = a[(low + high) >>> 1];
        int i = low;
        int j = high;
        while (i <= j) {
            while (a[i] < pivot) {
                i++;
            }
            while (a[j] > pivot) {
                j--;
            }
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, low, j);
        quick(a, i, high);
    }

    static int[] merge(int[] a) {
        if (a.length < 2) {
            return a;
        }
        int[] left = merge(Arrays.copyOfRange(a, 0, a.length / 2));
        int[] right = merge(Arrays.copyOfRange(a, a.length / 2, a.length));
        int[] out = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < out.length; k++) {
            out[k] = j == right.length || i < left.length && left[i] <= right[j] ? left[i++] : right[j++];
        }
        return out;
    }

    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) {
            sift(a, i, a.length);
        }
        for (int end = a.length - 1; end > 0; end--) {
            int t = a[0];
            a[0] = a[end];
            a[end] = t;
            sift(a, 0, end);
        }
    }

    static void sift(int[] a, int root, int end) {
        while (2 * root + 1 < end) {
            int child = 2 * root + 1;
            if (child + 1 < end && a[child + 1] > a[child]) {
                child++;
            }
            if (a[root] >= a[child]) {
                return;
            }
            int t = a[root];
            a[root] = a[child];
            a[child] = t;
            root = child;
        }
    }

    static void radix(int[] a) {
        for (int shift = 0; shift < 32; shift += 8) {
            int[] count = new int[257];
            int[] out = new int[a.length];
            for (int x : a) {
                count[((x ^ Integer.MIN_VALUE) >>> shift & 0xFF) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                count[i + 1] += count[i];
            }
            for (int x : a) {
                out[count[(x ^ Integer.MIN_VALUE) >>> shift & 0xFF]++] = x;
            }
            System.arraycopy(out, 0, a, 0, a.length);
        }
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(input()));
        int[] a = input();
        bubble(a);
        System.out.println(Arrays.toString(a));
        a = input();
        shell(a);
        System.out.println(Arrays.toString(a));
        a = input();
        quick(a, 0, a.length - 1);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.toString(merge(input())));
        a = input();
        heap(a);
        System.out.println(Arrays.toString(a));
        a = input();
        radix(a);
        System.out.println(Arrays.toString(a));
        int[] b = input();
        Arrays.sort(b);
        System.out.println(Arrays.equals(a, b));
        for (int i = 0; i < b.length; i += 5) {
            System.out.println(Arrays.binarySearch(b, b[i]) + " " + Arrays.stream(input()).boxed().toList().indexOf(b[i]));
        }
    }
}
