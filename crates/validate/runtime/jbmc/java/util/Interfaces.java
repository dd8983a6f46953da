package java.util;

interface Comparator<T> {
    int compare(T left, T right);
}
