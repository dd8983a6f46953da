import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Draws inputs where programs tend to differ: at the edges of the types and near the literals of the program. */
final class Fuzzer implements Verifier.Source {
    private static final Pattern NUMBER = Pattern.compile("\\b(0x[0-9a-fA-F]{1,15}|[0-9]{1,18})L?\\b");
    private static final Pattern DECIMAL = Pattern.compile("\\b[0-9]+\\.[0-9]+(?:[eE]-?[0-9]+)?");
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    private static final Pattern CHARACTER = Pattern.compile("'([^'\\\\])'");
    /** Ways to draw an integral value. */
    private static final int KINDS = 8;

    private final Random random = new Random(1);
    private final List<Long> numbers = new ArrayList<>(List.of(0L, 1L));
    private final List<Double> decimals = new ArrayList<>(List.of(0.0, 1.0));
    private final List<String> strings = new ArrayList<>(List.of("", "0", "a"));
    private final List<Character> characters = new ArrayList<>(List.of('0', '9', 'a', 'Z', ' '));
    /** The kind that this run prefers: a condition on many values is met only if they are drawn alike. */
    private int preferred;
    private final List<Object> drawn = new ArrayList<>();
    /** How many of the drawn values this run has used. */
    private int replayed;
    /** How many of them it had used when an assumption last held. */
    private int firm;

    Fuzzer(String source) {
        for (Matcher m = NUMBER.matcher(source); m.find();) {
            numbers.add(Long.decode(m.group(1).length() > 1 ? m.group(1).replaceFirst("^0+(?=[0-9])", "") : m.group(1)));
        }
        for (Matcher m = DECIMAL.matcher(source); m.find();) {
            decimals.add(Double.valueOf(m.group()));
        }
        for (Matcher m = STRING.matcher(source); m.find();) {
            String text = m.group(1).contains("\\u") ? m.group(1) : m.group(1).translateEscapes();
            strings.add(text);
            text.chars().forEach(c -> characters.add((char) c));
        }
        for (Matcher m = CHARACTER.matcher(source); m.find();) {
            characters.add(m.group(1).charAt(0));
        }
    }

    /** The next draws are for another run. */
    void startRun() {
        preferred = random.nextInt(KINDS + 2);
        drawn.clear();
        replayed = 0;
        firm = 0;
    }

    /** The next run begins like this one, up to the last assumption that held; now and then it gives up more. */
    void startRetry() {
        preferred = random.nextInt(KINDS + 2);
        // Several assumptions may be about one value.
        int most = Math.max(0, Math.min(firm, drawn.size() - 1));
        int kept = random.nextInt(20) == 0 ? random.nextInt(most + 1) : most;
        drawn.subList(kept, drawn.size()).clear();
        replayed = 0;
        firm = 0;
    }

    /** The next value of the run that is tried again, or a new one. */
    @SuppressWarnings("unchecked")
    private <T> T next(Supplier<T> draw) {
        if (replayed == drawn.size()) {
            drawn.add(draw.get());
        }
        return (T) drawn.get(replayed++);
    }

    @Override
    public void assumptionHeld() {
        firm = replayed;
    }

    @Override
    public boolean nextBoolean() {
        return next(() -> random.nextInt(KINDS) < preferred);
    }

    @Override
    public long nextIntegral(String type, long lowest, long highest) {
        return next(() -> {
            long value = type.equals("char") ? character() : integral(lowest, highest);
            return value >= lowest && value <= highest ? value : lowest + Math.floorMod(value, highest - lowest + 1);
        });
    }

    private long integral(long lowest, long highest) {
        int kind = preferred < KINDS && random.nextInt(5) > 0 ? preferred : random.nextInt(KINDS);
        long near = numbers.get(random.nextInt(numbers.size()));
        switch (kind) {
            case 0:
                long edge = random.nextInt(3);
                return random.nextBoolean() ? lowest + edge : highest - edge;
            case 1:
                return random.nextInt(16) - 3;
            case 2:
                return random.nextInt(4);
            case 3:
                return (random.nextInt(4) == 0 ? -near : near) + random.nextInt(3) - 1;
            case 4:
                return near > 0 ? Math.floorMod(random.nextLong(), near + 1) : 0;
            case 5:
                return ((random.nextBoolean() ? 1L : -1L) << random.nextInt(64)) + random.nextInt(3) - 1;
            case 6:
                return random.nextInt(2200) - 200;
            default:
                return random.nextLong();
        }
    }

    private char character() {
        switch (random.nextInt(4)) {
            case 0:
                return (char) (' ' + random.nextInt(95));
            case 1:
                return preferred == 0 ? (char) random.nextInt(0x10000) : (char) random.nextInt(256);
            default:
                return (char) (characters.get(random.nextInt(characters.size())) + (random.nextInt(4) == 0 ? 1 : 0));
        }
    }

    @Override
    public float nextFloat() {
        return next(this::single);
    }

    @Override
    public double nextDouble() {
        return next(this::floating);
    }

    @Override
    public String nextString() {
        return next(this::text);
    }

    /** What main is called with: texts without U+0000, and with surrogates in pairs only, which are left out here. */
    String[] nextArguments() {
        return next(() -> {
            String[] arguments = new String[random.nextInt(5)];
            for (int i = 0; i < arguments.length; i++) {
                boolean isRepeated = i > 0 && random.nextInt(4) == 0;
                arguments[i] = new String(isRepeated ? arguments[i - 1] : text().replaceAll("[\0\\p{Cs}]", ""));
            }
            return arguments;
        });
    }

    /** What the program reads: lines of numbers and texts, seldom any bytes. */
    byte[] nextStandardInput() {
        return next(() -> {
            byte[] bytes = new byte[random.nextInt(12)];
            if (random.nextInt(8) == 0) {
                random.nextBytes(bytes);
                return bytes;
            }
            StringBuilder input = new StringBuilder();
            for (int words = random.nextInt(10); words > 0; words--) {
                boolean isNumber = random.nextInt(4) > 0;
                input.append(isNumber ? Long.toString(integral(Integer.MIN_VALUE, Integer.MAX_VALUE)) : text());
                input.append(random.nextInt(3) == 0 ? ' ' : '\n');
            }
            boolean isCut = input.length() > 0 && random.nextInt(6) == 0;
            return input.substring(0, input.length() - (isCut ? 1 : 0)).getBytes(StandardCharsets.UTF_8);
        });
    }

    private float single() {
        if (random.nextInt(4) == 0) {
            return Float.intBitsToFloat(random.nextInt());
        }
        float value = (float) floating();
        return random.nextInt(4) == 0 ? Math.nextUp(value) : value;
    }

    private double floating() {
        double[] edges = {-0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE};
        double near = decimals.get(random.nextInt(decimals.size()));
        switch (preferred < 6 && random.nextBoolean() ? preferred : random.nextInt(6)) {
            case 0:
                return edges[random.nextInt(edges.length)];
            case 1:
                return integral(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case 2:
                return random.nextBoolean() ? near : random.nextBoolean() ? Math.nextUp(near) : Math.nextDown(near);
            case 3:
                return Double.longBitsToDouble(random.nextLong());
            case 4:
                return near * random.nextDouble();
            default:
                return random.nextGaussian() * Math.pow(10, random.nextInt(7) - 2);
        }
    }

    private String text() {
        String near = strings.get(random.nextInt(strings.size()));
        switch (random.nextInt(4)) {
            case 0:
                return near;
            case 1:
                int at = random.nextInt(near.length() + 1);
                return near.substring(0, at) + character() + near.substring(Math.min(near.length(), at + random.nextInt(2)));
            case 2:
                return digits();
            default:
                StringBuilder text = new StringBuilder();
                for (int left = random.nextInt(11); left > 0; left--) {
                    text.append(character());
                }
                return text.toString();
        }
    }

    private String digits() {
        StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "-" : "");
        for (int left = random.nextInt(5); left > 0; left--) {
            text.append((char) ('0' + random.nextInt(10)));
        }
        return text.toString();
    }
}
