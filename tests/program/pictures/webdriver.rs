//! A real browser, driven over the WebDriver protocol: what little of it these tests need.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// The variable that makes a missing browser a failure instead of a remark; `.ci/run` sets it.
const REQUIRED: &str = "ADJUDICATE_BROWSER_REQUIRED";

/// A browser with one page.
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    _profile: TempDir,
}

impl Browser {
    /// Starts Chromium without a window. `None` if it is not installed, which is said aloud.
    pub fn start() -> Option<Browser> {
        let profile = tempfile::tempdir().unwrap();
        let spawned = Command::new("chromedriver")
            .arg("--port=0")
            .env("HOME", profile.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let chromium =
            ["/usr/bin/chromium", "/usr/bin/chromium-browser"].into_iter().find(|path| Path::new(path).exists());
        let (mut driver, chromium) = match (spawned, chromium) {
            (Ok(driver), Some(chromium)) => (driver, chromium),
            (spawned, _) => {
                assert!(std::env::var_os(REQUIRED).is_none(), "chromium and chromedriver are not installed");
                // Past the test harness, which keeps what a test that passes prints.
                let _ = std::io::stderr().write_all(
                    b"\nNO BROWSER: pages were not tried out. Install chromium and chromium-driver to do so.\n\n",
                );
                spawned.into_iter().for_each(|mut driver| drop(driver.kill()));
                return None;
            }
        };
        let port = port(&mut driver);
        let mut browser = Browser { driver, port, session: String::new(), _profile: profile };
        let directory = browser._profile.path().join("profile").display().to_string();
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
        ];
        let arguments: Vec<String> = arguments
            .iter()
            .map(|argument| (*argument).to_owned())
            .chain([format!("--user-data-dir={directory}")])
            .collect();
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "binary": chromium, "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        }}});
        let answer = browser.request("POST", "/session", &capabilities);
        browser.session = answer["sessionId"].as_str().unwrap_or_else(|| panic!("no session: {answer}")).to_owned();
        // The browser's own first page asks for much; only what comes after it counts.
        browser.post("/url", &json!({ "url": "about:blank" }));
        drop((browser.requests(), browser.console()));
        Some(browser)
    }

    /// Opens a file.
    pub fn open(&self, path: &Path, fragment: &str) {
        // Another page first: a change of the fragment alone loads nothing.
        self.post("/url", &json!({ "url": "about:blank" }));
        self.post("/url", &json!({ "url": format!("file://{}{fragment}", path.display()) }));
    }

    /// Returns the value of an expression on the page.
    pub fn value(&self, expression: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": format!("return {expression};"), "args": [] }))
    }

    /// Waits until an expression is true on the page.
    pub fn wait(&self, expression: &str, what: &str) {
        let end = std::time::Instant::now() + std::time::Duration::from_secs(20);
        while self.value(expression) != true {
            assert!(std::time::Instant::now() < end, "{what}: {expression} does not become true");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }

    /// A text on the page.
    pub fn text(&self, expression: &str) -> String {
        self.value(expression).as_str().unwrap_or_else(|| panic!("{expression} is no text")).to_owned()
    }

    /// A number on the page.
    pub fn number(&self, expression: &str) -> f64 {
        self.value(expression).as_f64().unwrap_or_else(|| panic!("{expression} is no number"))
    }

    /// Presses and releases a key, as a person does: whatever has the focus gets it.
    pub fn press(&self, key: char) {
        let key = key.to_string();
        let actions = [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })];
        self.post("/actions", &json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": actions }] }));
    }

    /// Clicks on an element, as a person does: fails if something lies over it.
    pub fn click(&self, selector: &str) {
        let element = self.element(selector);
        self.post(&format!("/element/{element}/click"), &json!({}));
    }

    /// How a screen reader calls an element, and what it says it is.
    pub fn called(&self, selector: &str) -> (String, String) {
        let element = self.element(selector);
        let get = |what: &str| {
            self.request("GET", &format!("/session/{}/element/{element}/{what}", self.session), &json!(null))
        };
        let [label, role] =
            ["computedlabel", "computedrole"].map(|what| get(what).as_str().unwrap_or_default().to_owned());
        (label, role)
    }

    /// Makes the page look as on a device of this size.
    pub fn size(&self, width: u32, height: u32) {
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500 }),
        );
    }

    /// Asks the browser for something beyond the protocol.
    pub fn devtools(&self, command: &str, parameters: &Value) {
        self.post("/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }));
    }

    /// Returns the page's console messages since the last call.
    pub fn console(&self) -> Vec<String> {
        let entries = self.post("/se/log", &json!({ "type": "browser" }));
        entries.as_array().unwrap().iter().map(|entry| entry["message"].to_string()).collect()
    }

    /// The addresses that were asked for since the last time.
    pub fn requests(&self) -> Vec<String> {
        let entries = self.post("/se/log", &json!({ "type": "performance" }));
        let messages = entries.as_array().unwrap().iter().filter_map(|entry| entry["message"].as_str());
        messages
            .filter_map(|message| serde_json::from_str::<Value>(message).ok())
            .filter(|message| message["message"]["method"] == "Network.requestWillBeSent")
            .filter_map(|message| message["message"]["params"]["request"]["url"].as_str().map(str::to_owned))
            .collect()
    }

    fn element(&self, selector: &str) -> String {
        let found = self.post("/element", &json!({ "using": "css selector", "value": selector }));
        let id = found.as_object().and_then(|found| found.values().next()).and_then(Value::as_str);
        id.unwrap_or_else(|| panic!("no {selector}: {found}")).to_owned()
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.request("POST", &format!("/session/{}{path}", self.session), body)
    }

    /// One request, and the value of the answer.
    fn request(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(60))).unwrap();
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost:{}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
             Connection: close\r\n\r\n{body}",
            self.port
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert!(reader.read_line(&mut line).unwrap() > 0, "{method} {path}: the answer breaks off");
            if line.trim().is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().unwrap();
            }
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer).unwrap();
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        assert!(answer["value"]["error"].is_null(), "{method} {path} {body}: {}", answer["value"]["message"]);
        answer["value"].clone()
    }
}

impl Drop for Browser {
    /// Ends the browser with its session, also where a test has failed; the driver is ours to end.
    fn drop(&mut self) {
        if !self.session.is_empty()
            && let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port))
        {
            let _ = stream.set_read_timeout(Some(std::time::Duration::from_secs(20)));
            let path = format!("/session/{}", self.session);
            let request =
                format!("DELETE {path} HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n\r\n", self.port);
            let _ = stream.write_all(request.as_bytes()).and_then(|()| stream.read_to_end(&mut Vec::new()));
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The port that the driver says it listens on.
fn port(driver: &mut Child) -> u16 {
    let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    for line in lines.map_while(Result::ok) {
        if let Some((_, port)) = line.split_once("started successfully on port ") {
            return port.trim_end_matches('.').parse().unwrap();
        }
    }
    panic!("chromedriver did not start");
}
