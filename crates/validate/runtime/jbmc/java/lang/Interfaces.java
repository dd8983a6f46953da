package java.lang;

/** As in java.util.function: without their default methods, and not public. */
interface Runnable {
    void run();
}

interface AutoCloseable {
    void close() throws Exception;
}
