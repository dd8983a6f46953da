package java.util;

/** Public, because the model of Iterable is in another package. */
public interface Iterator<E> {
    boolean hasNext();

    E next();
}
