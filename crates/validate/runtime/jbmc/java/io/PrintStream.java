package java.io;

/** Prints nothing: no property speaks about output. Objects are left out, because to print one calls its toString. */
public class PrintStream {
    /** Public for the model of System; no program can call it, since it is compiled against the real class. */
    public PrintStream() {
    }

    public void flush() {
    }

    public void print(boolean value) {
    }

    public void print(char value) {
    }

    public void print(int value) {
    }

    public void print(long value) {
    }

    public void print(float value) {
    }

    public void print(double value) {
    }

    public void print(String value) {
    }

    public void println() {
    }

    public void println(boolean value) {
    }

    public void println(char value) {
    }

    public void println(int value) {
    }

    public void println(long value) {
    }

    public void println(float value) {
    }

    public void println(double value) {
    }

    public void println(String value) {
    }
}
