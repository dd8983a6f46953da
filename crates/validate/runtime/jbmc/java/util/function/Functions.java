package java.util.function;

/** Their default methods are left out. That they are not public does not matter to JBMC, and javac lets them share a file. */
interface Function<T, R> {
    R apply(T value);
}

interface BiFunction<T, U, R> {
    R apply(T left, U right);
}

interface Supplier<T> {
    T get();
}

interface Consumer<T> {
    void accept(T value);
}

interface BiConsumer<T, U> {
    void accept(T left, U right);
}

interface Predicate<T> {
    boolean test(T value);
}

interface BiPredicate<T, U> {
    boolean test(T left, U right);
}

interface IntFunction<R> {
    R apply(int value);
}

interface IntPredicate {
    boolean test(int value);
}

interface IntUnaryOperator {
    int applyAsInt(int value);
}

interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}

interface IntSupplier {
    int getAsInt();
}

interface IntConsumer {
    void accept(int value);
}

interface ToIntFunction<T> {
    int applyAsInt(T value);
}

interface ToIntBiFunction<T, U> {
    int applyAsInt(T left, U right);
}

interface BooleanSupplier {
    boolean getAsBoolean();
}

interface LongUnaryOperator {
    long applyAsLong(long value);
}

interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}

interface LongSupplier {
    long getAsLong();
}

interface LongPredicate {
    boolean test(long value);
}

interface DoubleUnaryOperator {
    double applyAsDouble(double value);
}

interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}

interface DoubleSupplier {
    double getAsDouble();
}

interface DoublePredicate {
    boolean test(double value);
}

interface UnaryOperator<T> extends Function<T, T> {
}

interface BinaryOperator<T> extends BiFunction<T, T, T> {
}
