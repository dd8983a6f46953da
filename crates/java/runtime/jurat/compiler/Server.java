package jurat.compiler;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Compiles what it reads from standard input and writes the answers to standard output, until the input ends.
 *
 * <p>An answer is its length and then its bytes, so that the other side knows how much to read. After an answer that
 * says that javac crashed, the process ends: an error that hits while a class of javac is initialized would make every
 * later compilation fail.
 */
public final class Server {
    private Server() {}

    /** The only argument is a folder of classes that do not change as long as this process lives. */
    public static void main(String[] arguments) throws IOException {
        Compiler compiler = new Compiler(Path.of(arguments[0]));
        DataInputStream requests = new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
        DataOutputStream answers = new DataOutputStream(new FileOutputStream(FileDescriptor.out));
        boolean healthy = true;
        while (healthy && Request.follows(requests)) {
            Request request = Request.read(requests);
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            healthy = answer(compiler, request, answer);
            answers.writeInt(answer.size());
            answer.writeTo(answers);
        }
    }

    /** Whether another request may follow. */
    private static boolean answer(Compiler compiler, Request request, ByteArrayOutputStream answer)
            throws IOException {
        try {
            compiler.compile(request).write(new DataOutputStream(answer));
            return true;
        } catch (RuntimeException | Error crash) {
            answer.reset();
            Answer.writeCrash(crash, new DataOutputStream(answer));
            return false;
        }
    }
}
