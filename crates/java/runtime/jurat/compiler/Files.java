package jurat.compiler;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** What one compilation sees: the platform and the class path of another manager, and its own class files in memory. */
final class Files extends ForwardingJavaFileManager<JavaFileManager> {
    final List<ClassFile> classes = new ArrayList<>();

    Files(JavaFileManager platform) {
        super(platform);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        ClassFile file = new ClassFile(className);
        classes.add(file);
        return file;
    }

    @Override
    public boolean isSameFile(FileObject one, FileObject other) {
        return one.equals(other);
    }

    /** The manager below refuses files that it did not make. */
    @Override
    public boolean contains(Location location, FileObject file) throws IOException {
        return !(file instanceof SourceFile) && super.contains(location, file);
    }

    /** The manager below serves the next compilation, too. */
    @Override
    public void close() {}

    @Override
    public void flush() {}
}
