//! The servers of a database: of several, the one that takes writes and has the highest timeline.
//!
//! A standby that becomes the primary begins a new timeline, whose number is higher than all before. An old primary that comes back takes
//! writes too, and keeps its own number: by that it is known, wherever it stands in the URL.

use std::future::poll_fn;
use std::pin::pin;
use std::time::Duration;

use adjudicate_rules::{Phrase, phrase};
use futures_util::future::{Either, join_all, select};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tokio_postgres::config::Host;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, Error, NoTls, SimpleQueryMessage};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::session::{ServerConnection, StatementError};
use crate::timeline::HighestTimeline;

/// How long a server may take to accept a connection and say what it is.
const CONNECT: Duration = Duration::from_secs(3);
/// How long the others are waited for when one server takes writes: one of them may have a higher timeline.
const OTHERS: Duration = Duration::from_secs(1);

/// A server that has answered.
struct Candidate {
    opened: ServerConnection,
    takes_writes: bool,
}

/// Connects to the server that takes writes and has the highest timeline.
///
/// # Errors
/// None of them answers in time and takes writes, or they have lower timelines than one that was seen before.
pub fn connect(
    runtime: &Runtime,
    config: &Config,
    tls: Option<&MakeRustlsConnect>,
    highest: &HighestTimeline,
) -> Result<ServerConnection, StatementError> {
    let found = runtime.block_on(ask_all(config, tls));
    let (mut best, mut refused, mut lost): (Option<ServerConnection>, Option<StatementError>, _) =
        (None, None, Phrase::default());
    for answer in found {
        match answer {
            Ok(Candidate { opened, takes_writes: false }) => {
                lost = phrase!("server-reads-only", "{server} takes no writes", server = opened.host);
            }
            Ok(Candidate { opened, .. }) => {
                if best.as_ref().is_none_or(|best| best.timeline < opened.timeline) {
                    best = Some(opened);
                }
            }
            Err(StatementError::Lost(why)) => lost = why,
            // The words of a server say more than the silence of another.
            Err(error) => refused = Some(error),
        }
    }
    match best {
        Some(best) if best.timeline < highest.get() => Err(StatementError::Lost(phrase!(
            "server-old",
            "{server} is an old primary: it has timeline {own}, and another server has had {highest}",
            server = best.host,
            own = best.timeline.to_string(),
            highest = highest.get().to_string()
        ))),
        Some(best) => {
            highest.raise(best.timeline);
            Ok(best)
        }
        None => Err(refused.unwrap_or(StatementError::Lost(lost))),
    }
}

/// Looks whether any server takes writes and has a higher timeline than those that were seen so far.
pub fn look_for_newer(runtime: &Runtime, config: &Config, tls: Option<&MakeRustlsConnect>, highest: &HighestTimeline) {
    if config.get_hosts().len() < 2 {
        return;
    }
    for candidate in runtime.block_on(ask_all(config, tls)).into_iter().flatten() {
        if candidate.takes_writes {
            highest.raise(candidate.opened.timeline);
        }
    }
}

/// The answers of all servers that answer in time, each of which is asked at the same moment.
async fn ask_all(config: &Config, tls: Option<&MakeRustlsConnect>) -> Vec<Result<Candidate, StatementError>> {
    let (said, mut answers) = unbounded_channel();
    let ask = |number: usize| {
        let said = said.clone();
        async move {
            let (own, name) = single(config, number);
            let answer = timeout(CONNECT, ask_one(&own, &name, tls)).await;
            let seconds = CONNECT.as_secs();
            let silent = || {
                let why = phrase!(
                    "server-silent",
                    "{server} has not answered for {seconds} seconds",
                    server = name,
                    seconds = seconds
                );
                StatementError::Lost(why)
            };
            // The receiver lives as long as this does.
            let _ = said.send(answer.unwrap_or_else(|_| Err(silent())));
        }
    };
    let count = config.get_hosts().len();
    let all = pin!(join_all((0..count).map(ask)));
    let collected = pin!(async {
        let (mut found, mut takes_writes): (Vec<Result<Candidate, StatementError>>, bool) = (Vec::new(), false);
        while found.len() < count {
            let next = if takes_writes {
                match timeout(OTHERS, answers.recv()).await {
                    Ok(next) => next,
                    Err(_) => break,
                }
            } else {
                answers.recv().await
            };
            let Some(next) = next else { break };
            takes_writes |= next.as_ref().is_ok_and(|candidate| candidate.takes_writes);
            found.push(next);
        }
        found
    });
    match select(collected, all).await {
        Either::Left((found, _)) => found,
        // All have answered; what they said is in the channel.
        Either::Right((_, collected)) => collected.await,
    }
}

/// Connects to one server and asks what it is.
async fn ask_one(config: &Config, name: &str, tls: Option<&MakeRustlsConnect>) -> Result<Candidate, StatementError> {
    let (say, notified) = unbounded_channel();
    let client = match tls {
        Some(tls) => {
            let (client, carrier) = config.connect(tls.clone()).await?;
            tokio::spawn(carry(carrier, say));
            client
        }
        None => {
            let (client, carrier) = config.connect(NoTls).await?;
            tokio::spawn(carry(carrier, say));
            client
        }
    };
    let (timeline, takes_writes) = what_it_is(&client).await?;
    Ok(Candidate { opened: ServerConnection { client, notified, timeline, host: name.to_owned() }, takes_writes })
}

/// Asks a server for its timeline, and whether it takes writes.
async fn what_it_is(client: &Client) -> Result<(i64, bool), Error> {
    // A standby has no place in the log to which it writes.
    let timeline = "select case when pg_is_in_recovery() then '' else pg_walfile_name(pg_current_wal_lsn()) end";
    let timeline = match first(client, timeline).await {
        // The file's name begins with the timeline, in eight hexadecimal digits.
        Ok(file) => file.get(..8).and_then(|digits| i64::from_str_radix(digits, 16).ok()).unwrap_or(0),
        // Other databases have neither.
        Err(error) if error.as_db_error().is_some() => 0,
        Err(error) => return Err(error),
    };
    let reads_only = first(client, "show transaction_read_only").await?;
    Ok((timeline, reads_only != "on"))
}

async fn first(client: &Client, text: &str) -> Result<String, Error> {
    let answer = client.simple_query(text).await?;
    let row = answer.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.try_get(0).ok().flatten(),
        _ => None,
    });
    Ok(row.unwrap_or_default().to_owned())
}

/// Carries what is said over a connection, and says of each notification that it has come.
async fn carry<S, T>(mut connection: Connection<S, T>, say: UnboundedSender<()>)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    // The reason for the end goes to the caller that waits for an answer.
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(_) = message {
            let _ = say.send(());
        }
    }
}

/// The settings for one of the servers, and its name.
fn single(config: &Config, number: usize) -> (Config, String) {
    let mut own = Config::new();
    config.get_user().map(|user| own.user(user));
    config.get_password().map(|password| own.password(password));
    config.get_dbname().map(|name| own.dbname(name));
    config.get_options().map(|options| own.options(options));
    config.get_application_name().map(|name| own.application_name(name));
    own.ssl_mode(config.get_ssl_mode()).ssl_negotiation(config.get_ssl_negotiation());
    own.channel_binding(config.get_channel_binding());
    own.connect_timeout(CONNECT).keepalives(config.get_keepalives());
    own.keepalives_idle(config.get_keepalives_idle());
    config.get_tcp_user_timeout().map(|time| own.tcp_user_timeout(*time));
    config.get_hostaddrs().get(number).map(|address| own.hostaddr(*address));
    let ports = config.get_ports();
    let port = ports.get(number).or(ports.first()).copied().unwrap_or(5432);
    own.port(port);
    let name = match config.get_hosts().get(number) {
        Some(Host::Tcp(name)) => {
            own.host(name);
            name.clone()
        }
        #[cfg(unix)]
        Some(Host::Unix(path)) => {
            own.host_path(path);
            path.display().to_string()
        }
        None => String::new(),
    };
    (own, format!("{name}:{port}"))
}
