import java.lang.reflect.Field;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public int secret = 5;

    public static void main(String[] args) throws Exception {
        Main object = new Main();
        Field field = Main.class.getField("secret");
        field.setInt(object, Verifier.nondetInt());
        assert object.secret != 4711;
    }
}
