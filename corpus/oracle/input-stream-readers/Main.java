import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        byte[] bytes = "line \u00e4\nsecond \u20ac\n".getBytes(StandardCharsets.UTF_8);
        BufferedReader reader = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(bytes)));
        System.out.println(reader.readLine() + "|" + reader.readLine() + "|" + reader.readLine());
        InputStreamReader latin = new InputStreamReader(new ByteArrayInputStream(bytes), "ISO-8859-1");
        int n = 0;
        while (latin.read() >= 0) {
            n++;
        }
        System.out.println(n + " " + latin.getEncoding());
        DataOutputStream out = new DataOutputStream(new ByteArrayOutputStream());
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        out = new DataOutputStream(data);
        out.writeInt(-5);
        out.writeLong(1L << 40);
        out.writeDouble(2.75);
        out.writeUTF("utf \u00e4");
        out.writeBoolean(true);
        System.out.println(out.size() + " " + Arrays.toString(data.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(data.toByteArray()));
        System.out.println(in.readInt() + " " + in.readLong() + " " + in.readDouble() + " " + in.readUTF() + in.readBoolean());
        try {
            in.readByte();
        } catch (EOFException e) {
            System.out.println("end " + e.getMessage());
        }
        SequenceInputStream both = new SequenceInputStream(new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayInputStream(new byte[] {3}));
        System.out.println(Arrays.toString(both.readAllBytes()));
    }
}
