package jurat;

/** The types of values, and how people read them. */
enum Type {
    BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, REFERENCE;

    /** Never calls a method of the program: its toString may do anything. */
    String show(long bits, Object object) {
        return switch (this) {
            case BOOLEAN -> bits == 1 ? "true" : "false";
            case BYTE, SHORT, INT, LONG -> Long.toString(bits);
            case CHAR -> "'" + (char) bits + "'";
            case FLOAT -> Float.toString(Float.intBitsToFloat((int) bits));
            case DOUBLE -> Double.toString(Double.longBitsToDouble(bits));
            case REFERENCE -> object == null ? "null"
                : object instanceof String text ? '"' + text + '"'
                : "an object of class " + object.getClass().getName();
        };
    }
}
