package proxy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** A proxy has its handler with it. */
class Held {
    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static Thing changed() {
        Thing thing = new Thing();
        thing.x = 5;
        return thing;
    }

    static class Thing {
        int x;
    }

    static class Shelf {
        static final Giver HELD = (Giver) Proxy.newProxyInstance(
            Held.class.getClassLoader(), new Class<?>[] {Giver.class}, new Handler(changed()));
    }

    interface Giver {
        Object give();
    }

    static class Handler implements InvocationHandler {
        final Thing thing;

        Handler(Thing thing) {
            this.thing = thing;
        }

        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return thing;
        }
    }
}
