package jurat.compiler;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A class file in memory. */
final class ClassFile extends SimpleJavaFileObject {
    private static final URI ANY_URI = URI.create("class:///x.class");

    /** With dots. */
    final String binaryName;

    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    ClassFile(String binaryName) {
        super(ANY_URI, Kind.CLASS);
        this.binaryName = binaryName;
    }

    @Override
    public OutputStream openOutputStream() {
        bytes.reset();
        return bytes;
    }
}
