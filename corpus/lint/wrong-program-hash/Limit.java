class Limit {
  static final int VALUE = 10;
}
