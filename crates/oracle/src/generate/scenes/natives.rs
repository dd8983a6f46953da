//! Methods that an engine cannot take from the JDK's bytecode: those that the virtual machine implements, and those whose result
//! depends on it. Each is called with edge values.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let mut body = String::new();
    for _ in 0..generator.random.between(4, 9) {
        let look = look(generator);
        let look =
            if generator.random.once_in(2) { generator.caught(&look) } else { format!("{{\n{look}}}\n") };
        body.push_str(&look);
    }
    generator.scene_method(&body);
}

#[expect(clippy::many_single_char_names, reason = "the texts are easier to read")]
fn look(generator: &mut Generator<'_>) -> String {
    let [i, j] = [generator.expression(Type::Int, 1), generator.expression(Type::Int, 1)];
    let l = generator.expression(Type::Long, 1);
    let [d, e] = [generator.constant(Type::Double), generator.constant(Type::Double)];
    let f = generator.constant(Type::Float);
    let s = generator.expression(Type::Text, 1);
    let c = generator.expression(Type::Char, 1);
    let (shape, code) = generator.random.one_of(&[
        (Shape::Long, format!("Double.doubleToLongBits({d})")),
        (Shape::Int, format!("Float.floatToIntBits({f})")),
        (Shape::Double, format!("Double.longBitsToDouble({l})")),
        (Shape::Float, format!("Float.intBitsToFloat({i})")),
        (Shape::Double, format!("Math.sqrt({d})")),
        (Shape::Double, format!("Math.fma({d}, {e}, 1.0)")),
        (Shape::Double, format!("Math.floor({d}) + Math.ceil({e}) + Math.rint({d})")),
        (Shape::Double, format!("Math.IEEEremainder({d}, {e})")),
        (Shape::Double, format!("{d} % {e}")),
        (Shape::Float, format!("{f} % 0.3f")),
        (Shape::Double, format!("StrictMath.sin({d}) + StrictMath.pow({e}, 2.0)")),
        (Shape::Double, format!("StrictMath.cbrt({d}) + StrictMath.log({e})")),
        (Shape::Double, format!("Math.nextUp({d}) - Math.ulp({e})")),
        (Shape::Double, format!("Math.scalb({d}, {i})")),
        (Shape::Int, format!("Math.getExponent({d})")),
        (Shape::Long, format!("Math.round({d})")),
        (Shape::Int, format!("Math.round({f})")),
        (Shape::Long, format!("Math.multiplyHigh({l}, 0x123456789abcdefL)")),
        (Shape::Long, format!("Math.multiplyExact({l}, {i})")),
        (Shape::Int, format!("Math.negateExact({i}) + Math.absExact({j})")),
        (Shape::Int, format!("(int) {d} + (short) {e} + (char) {d} + (byte) {f}")),
        (Shape::Long, format!("(long) {d} ^ (long) {f}")),
        (Shape::Text, format!("Double.toString({d})")),
        (Shape::Text, format!("Float.toString({f})")),
        (Shape::Text, format!("Double.toHexString({d})")),
        (Shape::Text, format!("\"\" + {d} + {f} + {l} + {c}")),
        (Shape::Double, format!("Double.parseDouble({s})")),
        (Shape::Int, format!("Integer.parseInt({s})")),
        (Shape::Int, format!("Integer.parseInt({s}, 16)")),
        (Shape::Int, format!("Integer.decode({s})")),
        (Shape::Text, format!("Integer.toString({i}, {j} & 63)")),
        (Shape::Text, format!("Long.toUnsignedString({l}) + Integer.toBinaryString({i})")),
        (Shape::Long, format!("Long.divideUnsigned({l}, {i}) + Integer.remainderUnsigned({i}, {j})")),
        (Shape::Int, format!("Integer.reverseBytes({i}) ^ Integer.lowestOneBit({j})")),
        (Shape::Int, format!("Long.numberOfTrailingZeros({l}) * 100 + Long.bitCount({l})")),
        (Shape::Boolean, format!("Character.isLetter({c}) ^ Character.isDigit({c}) ^ Character.isWhitespace({c})")),
        (Shape::Int, format!("Character.getNumericValue({c}) + Character.getType({c})")),
        (Shape::Int, format!("Character.toUpperCase({c}) + Character.toLowerCase({c})")),
        (Shape::Boolean, format!("Character.isJavaIdentifierStart({c})")),
        (Shape::Int, format!("Character.digit({c}, 16) + Character.forDigit({i} & 15, 16)")),
        (Shape::Text, format!("Character.getName({c})")),
        (Shape::Int, format!("{s}.hashCode() ^ Objects.hash({i}, {s})")),
        (Shape::Text, format!("new int[{i} & 3].getClass().getName() + int[].class.getSimpleName()")),
        (Shape::Text, "Map.Entry.class.getName() + Map.Entry.class.getSimpleName() + int.class".to_owned()),
        (Shape::Boolean, format!("Integer.class.isInstance({i} > 0 ? {i} : \"x\") ^ Number.class.isAssignableFrom(Integer.class)")),
        (Shape::Int, format!("((int[]) java.lang.reflect.Array.newInstance(int.class, {i} & 7)).length")),
        (Shape::Int, "Thread.currentThread().getName().length()".to_owned()),
        (Shape::Boolean, format!("\"ab\".substring({i} & 1).intern() == \"b\"")),
        (Shape::Int, "((Object) new int[] {1}.clone()).getClass().isArray() ? 1 : 0".to_owned()),
        (Shape::Text, format!("String.format(\"%5.2f|%08.3f|%e|%s\", {d}, {e}, {d}, {i})")),
        (Shape::Text, format!("String.format(\"%-6s|%6s|%c|%b|%o|%,d|%+d|%X\", {s}, {s}, {c}, {i} > 0, {i} & 511, {l}, {j}, {i})")),
        (Shape::Text, format!("new java.math.BigInteger(\"{}\").multiply(java.math.BigInteger.valueOf({l})).toString()", "98765432109876543210")),
        (Shape::Text, format!("java.math.BigDecimal.valueOf({l}, 3).setScale(1, java.math.RoundingMode.HALF_EVEN).toString()")),
        (Shape::Text, format!("new java.math.BigDecimal({i}).divide(new java.math.BigDecimal(7), 5, java.math.RoundingMode.HALF_UP).toPlainString()")),
        (Shape::Int, format!("new Scanner({s} + \" 12 x\").next().length()")),
        (Shape::Int, "new Scanner(\"3 4\").nextInt()".to_owned()),
        (Shape::Text, format!("Base64.getEncoder().encodeToString(new byte[] {{(byte) {i}, 1, -1}})")),
        (Shape::Text, format!("new String(Base64.getDecoder().decode(\"YWJj\")) + {s}")),
        (Shape::Text, format!("new UUID({l}, {i}).toString()")),
        (Shape::Int, format!("new UUID({l}, {i}).hashCode()")),
        (Shape::Text, format!("java.time.LocalDate.of(2023, 1, 31).plusMonths({i} & 15).toString()")),
        (Shape::Text, format!("java.time.Duration.ofSeconds({i}).toString()")),
        (Shape::Text, format!("Optional.ofNullable({i} > 0 ? {s} : null).map(String::length).toString()")),
        (Shape::Int, format!("new Random({i} & 3).nextInt(100)")),
        (Shape::Int, format!("Arrays.asList({i}, {j}, 3).indexOf(3) + Collections.nCopies({i} & 3, 1).size()")),
        (Shape::Text, format!("Arrays.asList({s}, \"q\").toString() + Collections.emptyList() + List.of({i})")),
        (Shape::Text, format!("new BitSet() {{{{\nset({i} & 63);\nset(3);\n}}}}.toString()")),
        (Shape::Boolean, format!("new java.util.concurrent.atomic.AtomicInteger({i}).compareAndSet({j}, 1)")),
        (Shape::Text, format!("new StringJoiner(\",\", \"<\", \">\").add({s}).add(\"z\").toString()")),
        (Shape::Long, format!("new java.util.zip.CRC32() {{{{\nupdate({i});\nupdate(65);\n}}}}.getValue()")),
        (Shape::Text, format!("java.util.stream.IntStream.range(0, {i} & 3).mapToObj(Integer::toString).collect(java.util.stream.Collectors.joining(\"+\"))")),
        (Shape::Int, format!("java.util.stream.Stream.of({i}, {j}, 2).filter(x -> x > 1).sorted().reduce(0, (x, y) -> x * 3 + y)")),
        (Shape::Int, format!("java.nio.ByteBuffer.allocate(8).putInt(0, {i}).get(3)")),
        (Shape::Boolean, format!("{d} == {e} || {d} < {e}")),
        (Shape::Int, format!("Double.compare({d}, {e}) + Float.compare({f}, -0f)")),
        (Shape::Double, format!("Math.min({d}, {e}) + Math.max(-0.0, 0.0)")),
        (Shape::Boolean, format!("Double.valueOf({d}).equals({e}) ^ Double.isNaN({e})")),
    ]);
    generator.see_expression(shape, &code)
}
