package org.cprover;

/** JBMC knows these methods by their names, as long as it finds no class file of them. So this class is for javac alone. */
public final class CProver {
    public static native void assume(boolean condition);
    public static native <T> T nondetWithoutNull(T instance);
    public static native boolean nondetBoolean();
    public static native byte nondetByte();
    public static native char nondetChar();
    public static native short nondetShort();
    public static native int nondetInt();
    public static native long nondetLong();
    public static native float nondetFloat();
    public static native double nondetDouble();
}
