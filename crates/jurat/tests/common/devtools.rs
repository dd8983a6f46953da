//! A browser that is remote-controlled: pages are opened, clicked and typed into, measured and photographed.
//!
//! Chromium speaks its protocol for developers' tools over two pipes, as JSON with a zero byte after each message. It wants them as
//! the files 3 and 4; a shell puts its standard input and output there.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::env;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

/// A browser with one page.
pub(crate) struct Browser {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    session: Option<String>,
    n_calls: u64,
    /// What the page complained about.
    complaints: Vec<String>,
    _profile: TempDir,
}

impl Browser {
    /// Starts the program that `CHROMIUM` names, else `chromium`.
    pub(crate) fn start() -> Self {
        let chromium = env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
        let profile = tempfile::tempdir().expect("a temporary directory");
        let mut process = Command::new("sh")
            .args(["-c", "exec \"$@\" 3<&0 4>&1 0</dev/null 1>&2", "sh", &chromium])
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
            ])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args(["--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .env("HOME", profile.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("cannot start `{chromium}`: {error} (hint: install Chromium or set CHROMIUM)")
            });
        let input = process.stdin.take().expect("it is piped");
        let output = BufReader::new(process.stdout.take().expect("it is piped"));
        let complaints = Vec::new();
        let mut browser =
            Self { process, input, output, session: None, n_calls: 0, complaints, _profile: profile };
        let target = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = browser.call("Target.attachToTarget", &attach);
        browser.session = Some(session["sessionId"].as_str().expect("a session").to_owned());
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            browser.call(domain, &json!({}));
        }
        browser.size(1280, 800);
        browser
    }

    /// Calls a method of the protocol and waits for its result.
    pub(crate) fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.n_calls += 1;
        let mut message = json!({ "id": self.n_calls, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = session.as_str().into();
        }
        self.input.write_all(message.to_string().as_bytes()).expect("the browser listens");
        self.input.write_all(b"\0").expect("the browser listens");
        loop {
            let answer = self.receive();
            if answer["id"] == self.n_calls {
                assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
                return answer["result"].clone();
            }
        }
    }

    fn receive(&mut self) -> Value {
        let mut bytes = Vec::new();
        self.output.read_until(0, &mut bytes).expect("the browser answers");
        assert_eq!(bytes.pop(), Some(0), "the browser went away");
        let message: Value = serde_json::from_slice(&bytes).expect("the browser speaks JSON");
        let details = &message["params"];
        match message["method"].as_str() {
            Some("Runtime.exceptionThrown") => self.complaints.push(details["exceptionDetails"].to_string()),
            Some("Log.entryAdded") => self.complaints.push(details["entry"].to_string()),
            Some("Runtime.consoleAPICalled") => self.complaints.push(details["args"].to_string()),
            _ => {}
        }
        message
    }

    /// Opens a table with a fragment, and waits until its data are there.
    pub(crate) fn open(&mut self, file: &Path, fragment: &str) {
        self.open_plain(file, fragment);
        self.wait_for("document.body?.classList.contains('ready')");
    }

    /// Opens a file without a script.
    pub(crate) fn open_plain(&mut self, file: &Path, fragment: &str) {
        // From nothing, so that also another fragment of the same file is loaded.
        self.call("Page.navigate", &json!({ "url": "about:blank" }));
        self.call("Page.navigate", &json!({ "url": format!("file://{}{fragment}", file.display()) }));
        self.wait_for("location.protocol === 'file:' && document.readyState === 'complete'");
    }

    /// The value of an expression of JavaScript; promises are waited for.
    pub(crate) fn evaluate(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let result = self.call("Runtime.evaluate", &parameters);
        assert!(result["exceptionDetails"].is_null(), "{expression}: {}", result["exceptionDetails"]);
        result["result"]["value"].clone()
    }

    /// The same, as text.
    pub(crate) fn text(&mut self, expression: &str) -> String {
        match self.evaluate(&format!("String({expression})")) {
            Value::String(text) => text,
            other => panic!("{expression}: {other}"),
        }
    }

    /// Waits until an expression is true.
    pub(crate) fn wait_for(&mut self, expression: &str) {
        let start = Instant::now();
        while self.evaluate(&format!("Boolean({expression})")) != true {
            assert!(
                start.elapsed() < Duration::from_secs(30),
                "never true: {expression}; {:?}",
                self.complaints
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until everything that was changed is drawn.
    pub(crate) fn settle(&mut self) {
        self.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))",
        );
    }

    /// Clicks into the middle of the element of a selector, as a mouse does.
    pub(crate) fn click(&mut self, selector: &str) {
        let place = self.evaluate(&format!(
            "(() => {{ const it = document.querySelector({selector:?}); it.scrollIntoView({{ block: 'nearest', inline: 'nearest' }}); \
             const box = it.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; }})()"
        ));
        self.mouse("mousePressed", &place[0], &place[1]);
        self.mouse("mouseReleased", &place[0], &place[1]);
        self.settle();
    }

    /// Moves the mouse to a place of the window.
    pub(crate) fn point(&mut self, x: f64, y: f64) {
        self.mouse("mouseMoved", &x.into(), &y.into());
        self.settle();
    }

    fn mouse(&mut self, kind: &str, x: &Value, y: &Value) {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        self.call(
            "Input.dispatchMouseEvent",
            &json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 }),
        );
    }

    /// Presses a key that is no character: `Tab`, `ArrowDown`, `Enter`, …
    pub(crate) fn press(&mut self, key: &str) {
        self.press_with(key, 0);
    }

    /// The same with modifiers: 1 Alt, 2 Control, 8 Shift.
    pub(crate) fn press_with(&mut self, key: &str, modifiers: u32) {
        let code = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            " " => 32,
            "PageDown" => 34,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            other => panic!("the code of the key {other} is not listed"),
        };
        let text = match key {
            "Enter" => "\r",
            " " => " ",
            _ => "",
        };
        let event = |kind: &str| json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "modifiers": modifiers, "text": text });
        self.call("Input.dispatchKeyEvent", &event(if text.is_empty() { "rawKeyDown" } else { "keyDown" }));
        self.call("Input.dispatchKeyEvent", &event("keyUp"));
        self.settle();
    }

    /// Types into what has the focus.
    pub(crate) fn type_text(&mut self, text: &str) {
        self.call("Input.insertText", &json!({ "text": text }));
        self.settle();
    }

    /// Makes the window so large.
    pub(crate) fn size(&mut self, width: u32, height: u32) {
        let is_phone = width < 600;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.call("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Prefers `light` or `dark`.
    pub(crate) fn scheme(&mut self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.call("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Whatever the page complained about so far.
    pub(crate) fn complaints(&mut self) -> Vec<String> {
        self.settle();
        std::mem::take(&mut self.complaints)
    }

    /// A picture for people, if the environment variable `JURAT_SCREENSHOTS` names a directory.
    pub(crate) fn screenshot(&mut self, name: &str) {
        let Some(directory) = env::var_os("JURAT_SCREENSHOTS") else { return };
        self.settle();
        let picture = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        let bytes = decoded(picture["data"].as_str().expect("a picture"));
        std::fs::write(Path::new(&directory).join(format!("{name}.png")), bytes)
            .expect("the directory is writable");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Base64 to bytes.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u8> = text.bytes().filter(|byte| *byte != b'=').map(digit).collect();
    let group = |group: &[u8]| {
        let bits =
            group.iter().fold(0_u32, |bits, digit| bits << 6 | u32::from(*digit)) << (6 * (4 - group.len()));
        bits.to_be_bytes()[1..group.len()].to_vec()
    };
    digits.chunks(4).flat_map(group).collect()
}
