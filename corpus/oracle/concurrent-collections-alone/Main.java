import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class Main {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (String word : "a b a c b a".split(" ")) {
            map.merge(word, 1, Integer::sum);
        }
        System.out.println(new TreeMap<>(map) + " " + map.getOrDefault("z", 0) + map.computeIfAbsent("d", key -> 9));
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int i : list) {
            list.add(i * 10);
        }
        System.out.println(list);
        ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>(List.of("x", "y"));
        System.out.println(queue.poll() + queue.peek() + queue.size());
        ConcurrentSkipListMap<Integer, String> skips = new ConcurrentSkipListMap<>();
        for (int i = 5; i > 0; i--) {
            skips.put(i, "v" + i);
        }
        System.out.println(skips.firstKey() + " " + skips.headMap(3) + skips.ceilingEntry(4));
        ArrayBlockingQueue<Integer> bounded = new ArrayBlockingQueue<>(2);
        System.out.println(bounded.offer(1) + "" + bounded.offer(2) + bounded.offer(3) + bounded.poll() + bounded.remainingCapacity());
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        deque.addFirst(1);
        deque.putLast(2);
        System.out.println(deque.takeFirst() + deque.pollLast() + " " + deque.poll());
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        try {
            System.out.println(lock.isLocked() + " " + lock.getHoldCount() + lock.tryLock());
        } finally {
            lock.unlock();
        }
        System.out.println(CompletableFuture.completedFuture(4).thenApply(x -> x + 1).join() + " " + new CountDownLatch(0).getCount());
        Semaphore permits = new Semaphore(1);
        System.out.println(permits.tryAcquire() + "" + permits.tryAcquire());
    }
}
