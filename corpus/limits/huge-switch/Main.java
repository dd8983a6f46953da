import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int state = 0;
    for (int i = 0; i < 1_000_000; i++) {
      switch (Verifier.nondetInt() & 63) {
        case 0: state = state * 3 + 0; break;
        case 1: state = state * 5 + 1; break;
        case 2: state = state * 7 + 2; break;
        case 3: state = state * 9 + 3; break;
        case 4: state = state * 11 + 4; break;
        case 5: state = state * 13 + 5; break;
        case 6: state = state * 15 + 6; break;
        case 7: state = state * 17 + 7; break;
        case 8: state = state * 19 + 8; break;
        case 9: state = state * 21 + 9; break;
        case 10: state = state * 23 + 10; break;
        case 11: state = state * 25 + 11; break;
        case 12: state = state * 27 + 12; break;
        case 13: state = state * 29 + 13; break;
        case 14: state = state * 31 + 14; break;
        case 15: state = state * 33 + 15; break;
        case 16: state = state * 35 + 16; break;
        case 17: state = state * 37 + 17; break;
        case 18: state = state * 39 + 18; break;
        case 19: state = state * 41 + 19; break;
        case 20: state = state * 43 + 20; break;
        case 21: state = state * 45 + 21; break;
        case 22: state = state * 47 + 22; break;
        case 23: state = state * 49 + 23; break;
        case 24: state = state * 51 + 24; break;
        case 25: state = state * 53 + 25; break;
        case 26: state = state * 55 + 26; break;
        case 27: state = state * 57 + 27; break;
        case 28: state = state * 59 + 28; break;
        case 29: state = state * 61 + 29; break;
        case 30: state = state * 63 + 30; break;
        case 31: state = state * 65 + 31; break;
        case 32: state = state * 67 + 32; break;
        case 33: state = state * 69 + 33; break;
        case 34: state = state * 71 + 34; break;
        case 35: state = state * 73 + 35; break;
        case 36: state = state * 75 + 36; break;
        case 37: state = state * 77 + 37; break;
        case 38: state = state * 79 + 38; break;
        case 39: state = state * 81 + 39; break;
        case 40: state = state * 83 + 40; break;
        case 41: state = state * 85 + 41; break;
        case 42: state = state * 87 + 42; break;
        case 43: state = state * 89 + 43; break;
        case 44: state = state * 91 + 44; break;
        case 45: state = state * 93 + 45; break;
        case 46: state = state * 95 + 46; break;
        case 47: state = state * 97 + 47; break;
        case 48: state = state * 99 + 48; break;
        case 49: state = state * 101 + 49; break;
        case 50: state = state * 103 + 50; break;
        case 51: state = state * 105 + 51; break;
        case 52: state = state * 107 + 52; break;
        case 53: state = state * 109 + 53; break;
        case 54: state = state * 111 + 54; break;
        case 55: state = state * 113 + 55; break;
        case 56: state = state * 115 + 56; break;
        case 57: state = state * 117 + 57; break;
        case 58: state = state * 119 + 58; break;
        case 59: state = state * 121 + 59; break;
        case 60: state = state * 123 + 60; break;
        case 61: state = state * 125 + 61; break;
        case 62: state = state * 127 + 62; break;
        case 63: state = state * 129 + 63; break;
        default: break;
      }
    }
    assert state != 12_345_678;
  }
}
