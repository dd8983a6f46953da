import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public class Main {
    static class Table {
        private String[] keys = new String[4];
        private int[] values = new int[4];
        private int size;
        int probes;

        private int slot(String[] keys, String key) {
            int i = (key.hashCode() & 0x7FFFFFFF) % keys.length;
            while (keys[i] != null && !keys[i].equals(key)) {
                i = (i + 1) % keys.length;
                probes++;
            }
            return i;
        }

        void put(String key, int value) {
            if (2 * size >= keys.length) {
                String[] oldKeys = keys;
                int[] oldValues = values;
                keys = new String[oldKeys.length * 2];
                values = new int[keys.length];
                for (int i = 0; i < oldKeys.length; i++) {
                    if (oldKeys[i] != null) {
                        int s = slot(keys, oldKeys[i]);
                        keys[s] = oldKeys[i];
                        values[s] = oldValues[i];
                    }
                }
            }
            int s = slot(keys, key);
            if (keys[s] == null) {
                size++;
            }
            keys[s] = key;
            values[s] = value;
        }

        int get(String key) {
            int s = slot(keys, key);
            return keys[s] == null ? -1 : values[s];
        }
    }

    static int murmur(int h) {
        h ^= h >>> 16;
        h *= 0x85EBCA6B;
        h ^= h >>> 13;
        h *= 0xC2B2AE35;
        return h ^ h >>> 16;
    }

    public static void main(String[] args) {
        Table table = new Table();
        for (int i = 0; i < 40; i++) {
            table.put("key" + i * 3, i);
            table.put("k" + i % 7, i);
        }
        System.out.println(table.size + " " + table.keys.length + " " + table.probes);
        System.out.println(Arrays.toString(table.keys));
        for (String k : new String[] {"key0", "key117", "key118", "k3", "k6", ""}) {
            System.out.println(k + " " + table.get(k) + " " + k.hashCode());
        }
        for (int i = 0; i < 20; i++) {
            System.out.println(murmur(i) + " " + Long.hashCode(i * 0x9E3779B97F4A7C15L) + " " + Objects.hash(i, "x" + i) + " " + Double.hashCode(i / 3.0) + " " + List.of(i, i + 1).hashCode());
        }
        int[] buckets = new int[8];
        for (int i = 0; i < 1000; i++) {
            buckets[murmur(i) & 7]++;
        }
        System.out.println(Arrays.toString(buckets));
    }
}
