//! How the page of `jurat table` feels with many rows: what one step of scrolling costs, how many frames are lost, and how
//! long a reader waits for sorted, filtered and plotted rows.
//!
//! A frame is never shown faster than the display asks for it, so the time between two frames says nothing about a fast
//! page. What a step costs is therefore measured where it happens: the page's own work and the layout after it, without
//! waiting for anything. The browser's count of the processor time of the page's thread, which also has painting in it,
//! tells the same from outside; other programs cannot make it look worse.

use std::path::Path;
use std::time::Instant;

use serde_json::json;

use crate::devtools::Browser;

/// A step is given the time between two frames of a usual display.
pub(crate) const FRAME: f64 = 16.7;
/// What people take for immediate.
pub(crate) const IMMEDIATE: f64 = 150.0;
/// The first time of an action counts, since columns are sorted once; so it is done on so many fresh pages.
const N_TIMES: usize = 3;

/// All times are in milliseconds.
pub(crate) struct Fluency {
    /// From opening the page until the table is drawn.
    pub(crate) first_paint: f64,
    /// One step of a wheel, and a jump to another place, which changes all rows.
    pub(crate) steps: Vec<(&'static str, Step)>,
    pub(crate) scrolling: Scrolling,
    /// What a reader does.
    pub(crate) actions: Vec<(&'static str, Action)>,
}

/// The least of several times.
pub(crate) struct Action {
    /// Until it is drawn.
    pub(crate) wait: f64,
    /// The processor time of the page's thread until then.
    pub(crate) work: f64,
}

/// Script, styles and layout of one step.
pub(crate) struct Step {
    pub(crate) nine_in_ten: f64,
    pub(crate) worst: f64,
    /// The processor time of the page's thread, with painting.
    pub(crate) work: f64,
}

/// A table that moves for three seconds without a pause.
pub(crate) struct Scrolling {
    pub(crate) frames_per_second: f64,
    /// In per cent: frames that came a whole frame late, or later.
    pub(crate) late: f64,
    /// The same while nothing moves: what the machine itself costs.
    pub(crate) late_idle: f64,
}

/// Opens the page and uses it.
pub(crate) fn measure(page: &Path) -> Fluency {
    let mut browser = Browser::start();
    browser.call("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
    let start = Instant::now();
    browser.open(page, "#tab=table");
    browser.settle();
    let first_paint = start.elapsed().as_secs_f64() * 1e3;
    let steps = [("a step of the wheel", "box.scrollTop + 120"), ("a jump", "box.scrollHeight * step / 301")]
        .map(|(name, place)| (name, step(&mut browser, place)));
    let (frames_per_second, late) = frames(&mut browser, 40);
    let scrolling = Scrolling { frames_per_second, late, late_idle: frames(&mut browser, 0).1 };
    let actions = ACTIONS.map(|(name, fragment, action)| {
        let mut least = Action { wait: f64::INFINITY, work: f64::INFINITY };
        for _ in 0..N_TIMES {
            browser.open(page, fragment);
            browser.settle();
            let before = thread_time(&mut browser);
            least.wait = least.wait.min(wait(&mut browser, action));
            least.work = least.work.min(thread_time(&mut browser) - before);
        }
        (name, least)
    });
    Fluency { first_paint, steps: steps.into(), scrolling, actions: actions.into() }
}

/// Name, what is open before, and what is done.
const ACTIONS: [(&str, &str, &str); 11] = [
    ("sort by CPU time", "#tab=table", "document.querySelector(\"[data-key='1.cputime']\").click()"),
    ("sort by task", "#tab=table&sort=1.cputime", "document.querySelector('[data-key=task]').click()"),
    ("type a letter into the filter", "#tab=table", "type('t')"),
    ("type a regular expression", "#tab=table&sort=1.cputime&task=task_0", "type('task_0.*7_[0-9]+')"),
    (
        "choose a category",
        "#tab=table",
        "document.getElementById('filters').click(); document.querySelector('.chip input').click()",
    ),
    ("open the overview", "#tab=table", "document.getElementById('tab-overview').click()"),
    ("open the plots", "#tab=table", "document.getElementById('tab-plots').click()"),
    ("open the statistics", "#tab=table", "document.getElementById('tab-statistics').click()"),
    ("plot all results by task", "#tab=plots&results=all", "plot('direct')"),
    ("plot one column against another", "#tab=plots&results=all&x=1.walltime&y=1.memory", "plot('scatter')"),
    ("filter what is plotted", "#tab=plots&plot=quantile", "type('task_0')"),
];

/// Moves the table 300 times to a place, an expression in which `step` counts from 1.
fn step(browser: &mut Browser, place: &str) -> Step {
    browser.evaluate("document.getElementById('grid').scrollTop = 0");
    browser.settle();
    let before = thread_time(browser);
    // What the page wants to do in the next frame is done at once, so that nothing but work is measured.
    let times = browser.evaluate(&format!(
        "(async () => {{ const box = document.getElementById('grid'); const times = []; const later = requestAnimationFrame; \
         for (let step = 1; step <= 300; step++) {{ \
         const wanted = []; window.requestAnimationFrame = work => wanted.push(work); \
         const start = performance.now(); \
         box.scrollTop = {place}; box.dispatchEvent(new Event('scroll')); wanted.forEach(work => work(start)); \
         box.scrollHeight; document.body.offsetHeight; \
         times.push(performance.now() - start); \
         window.requestAnimationFrame = later; await new Promise(done => later(() => later(done))); }} \
         return times.sort((a, b) => a - b); }})()"
    ));
    let work = (thread_time(browser) - before) / 300.0;
    let at = |index: usize| times[index].as_f64().unwrap_or(f64::NAN);
    Step { nine_in_ten: at(270), worst: at(299), work }
}

/// Frames per second, and how many of a hundred are late, if the table moves so many pixels with each.
fn frames(browser: &mut Browser, n_pixels: u32) -> (f64, f64) {
    let found = browser.evaluate(&format!(
        "(async () => {{ const box = document.getElementById('grid'); const next = () => new Promise(requestAnimationFrame); \
         box.scrollTop = 0; await next(); const gaps = []; const start = await next(); let last = start; \
         while (last - start < 3000) {{ box.scrollTop += {n_pixels}; const now = await next(); gaps.push(now - last); last = now; }} \
         return [gaps.length / (last - start) * 1000, gaps.filter(gap => gap > 25).length / gaps.length * 100]; }})()"
    ));
    (found[0].as_f64().unwrap_or(f64::NAN), found[1].as_f64().unwrap_or(f64::NAN))
}

/// From an action until everything that follows from it is drawn.
fn wait(browser: &mut Browser, action: &str) -> f64 {
    let time = browser.evaluate(&format!(
        "(async () => {{ const enter = (it, value, event) => {{ it.value = value; it.dispatchEvent(new Event(event)); }}; \
         const type = text => enter(document.getElementById('task'), text, 'input'); \
         const plot = kind => enter(document.querySelector('.controls select'), kind, 'change'); \
         const start = performance.now(); {action}; \
         await new Promise(done => requestAnimationFrame(() => {{ document.body.offsetHeight; requestAnimationFrame(done); }})); \
         return performance.now() - start; }})()"
    ));
    time.as_f64().unwrap_or(f64::NAN)
}

/// What the thread of the page has worked so far.
fn thread_time(browser: &mut Browser) -> f64 {
    let metrics = browser.call("Performance.getMetrics", &json!({}));
    let tasks =
        metrics["metrics"].as_array().and_then(|all| all.iter().find(|one| one["name"] == "TaskDuration"));
    tasks.and_then(|one| one["value"].as_f64()).unwrap_or(f64::NAN) * 1e3
}
