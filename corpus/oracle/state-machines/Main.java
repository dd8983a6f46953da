public class Main {
    enum Elevator {
        IDLE, UP, DOWN, OPEN
    }

    enum Tcp {
        CLOSED, LISTEN, SYN_SENT, SYN_RCVD, ESTABLISHED, FIN_WAIT, CLOSE_WAIT, TIME_WAIT;

        Tcp on(String event) {
            return switch (this) {
                case CLOSED -> switch (event) {
                    case "listen" -> LISTEN;
                    case "connect" -> SYN_SENT;
                    default -> this;
                };
                case LISTEN -> event.equals("syn") ? SYN_RCVD : this;
                case SYN_SENT -> event.equals("synack") ? ESTABLISHED : event.equals("syn") ? SYN_RCVD : this;
                case SYN_RCVD -> event.equals("ack") ? ESTABLISHED : this;
                case ESTABLISHED -> event.equals("close") ? FIN_WAIT : event.equals("fin") ? CLOSE_WAIT : this;
                case FIN_WAIT -> event.equals("fin") ? TIME_WAIT : this;
                case CLOSE_WAIT, TIME_WAIT -> CLOSED;
            };
        }
    }

    static int coins;
    static int stock = 2;

    static String vend(int event) {
        switch (event) {
            case 1:
            case 2:
                coins += event;
                return "coins " + coins;
            case 0:
                if (coins < 3) {
                    return "pay " + (3 - coins);
                }
                if (stock == 0) {
                    int back = coins;
                    coins = 0;
                    return "sold out, back " + back;
                }
                stock--;
                coins -= 3;
                return "drink, left " + stock;
            default:
                return "?";
        }
    }

    public static void main(String[] args) {
        Elevator state = Elevator.IDLE;
        int floor = 0;
        int[] requests = {3, 1, 4, 4, 0};
        for (int target : requests) {
            while (state != Elevator.OPEN) {
                if (target == floor) {
                    state = Elevator.OPEN;
                } else {
                    state = target > floor ? Elevator.UP : Elevator.DOWN;
                    floor += state == Elevator.UP ? 1 : -1;
                }
                System.out.println(state + " " + floor);
            }
            state = Elevator.IDLE;
        }
        Tcp tcp = Tcp.CLOSED;
        for (String event : "ack connect syn ack fin x listen syn ack close fin any connect synack close".split(" ")) {
            tcp = tcp.on(event);
            System.out.println(event + " " + tcp);
        }
        for (int event : new int[] {0, 1, 2, 0, 2, 2, 0, 0, 2, 0, 7}) {
            System.out.println(vend(event));
        }
        String[] lights = {"RED", "RED+YELLOW", "GREEN", "YELLOW"};
        int[] times = {4, 1, 3, 1};
        int light = 0;
        int left = times[0];
        for (int second = 0; second < 20; second++) {
            System.out.println(second + " " + lights[light]);
            if (--left == 0) {
                light = (light + 1) % lights.length;
                left = times[light];
            }
        }
    }
}
