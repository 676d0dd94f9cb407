//! `adjudicate mail setup`: the settings for mail, asked for and written.

use crate::printable::printable_path;
use std::path::{Path, PathBuf};

use clap::Args;

use super::test;
use crate::cli::context::{self, CommandContext};
use crate::cli::key;
use crate::cli::terminal::unasked;
use crate::log::file::{self, Disk};
use crate::log::layout::EVENT_LOG;
use crate::rules::{Phrase, phrase};
use adjudicate_agent::settings::{
    Config, DeskConfig, ImapConfig, LoginConfig, MailConfig, Settings, SmtpConfig, TlsConfig, TurnRecipients,
};
use adjudicate_agent::{Failure, mail_providers as providers, sysexits};
use adjudicate_desk::check_reply;
use adjudicate_report::WrittenFiles;

/// The answer that takes a setting away.
const NONE: &str = "none";

/// Set up sending and receiving of mail; with --desk also the referee's desk.
///
/// Asks for missing values, writes all of them into the settings, and tries them out as `mail test` does. Other
/// settings stay, with their comments; a file that was there is kept beside it as `config.yaml.before`. For a desk the
/// referee's key is made, if there is none, without a passphrase: the desk signs by itself.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail setup          (asks)\n  \
                        adjudicate mail setup --address alice@example.org --smtp mail.example.org --imap mail.example.org \\\n    \
                        --password-command 'secret-tool lookup service mail'\n  \
                        adjudicate mail setup --desk --address desk@example.org --sendmail /usr/sbin/sendmail \\\n    \
                        --games /home/referee/games --maildir /home/referee/Maildir")]
pub struct Arguments {
    /// Set up a referee's desk, too
    #[arg(long)]
    desk: bool,
    /// The address from which mail is sent
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// The name for people beside it
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// Mail goes out by this SMTP server
    #[arg(long, value_name = "HOST[:PORT]", conflicts_with_all = ["sendmail", "outgoing"])]
    smtp: Option<String>,
    /// Mail goes out by this program, such as /usr/sbin/sendmail
    #[arg(long, value_name = "PROGRAM", conflicts_with = "outgoing")]
    sendmail: Option<PathBuf>,
    /// Mail is written into this directory, and you send it
    #[arg(long, value_name = "DIRECTORY")]
    outgoing: Option<PathBuf>,
    /// Your mailbox is on this server (IMAP)
    #[arg(long, value_name = "HOST[:PORT]")]
    imap: Option<String>,
    /// The user to log in as; the address if left out
    #[arg(long, value_name = "NAME")]
    user: Option<String>,
    /// A command that prints the password
    #[arg(long, value_name = "COMMAND")]
    password_command: Option<String>,
    /// A file with a certificate (PEM) to trust beside those of the system
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    /// With --desk: the directory with the games
    #[arg(long, value_name = "DIRECTORY", requires = "desk", conflicts_with = "event")]
    games: Option<PathBuf>,
    /// With --desk: the directory of the event that the desk holds, in place of --games; `none` for none
    #[arg(long, value_name = "DIRECTORY", requires = "desk")]
    event: Option<String>,
    /// With --desk: the address to which players without a key answer, with {} for their token: desk+{}@example.org; `none` puts the
    /// token into the subject
    #[arg(long, value_name = "ADDRESS", requires = "desk")]
    reply: Option<String>,
    /// With --desk: addresses from which the desk takes in games, with commas between them; `none` for nobody
    #[arg(long, value_name = "ADDRESS,...", requires = "desk")]
    hosts: Option<String>,
    /// With --desk: the Maildir at which mail for the desk arrives
    #[arg(long, value_name = "DIRECTORY", requires = "desk")]
    maildir: Option<PathBuf>,
    /// Write the settings and send nothing
    #[arg(long)]
    no_test: bool,
    #[command(flatten)]
    trial: test::TestArguments,
}

/// Runs the command.
///
/// # Errors
/// Something is not given and cannot be asked for, the settings cannot be written, or the test message does not come back.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let asked = SetupQuestions { context, arguments: &arguments };
    let mut config = context.settings.config.clone();
    config.mail = Some(asked.mail(config.mail.take())?);
    if arguments.desk {
        config.desk = Some(asked.desk(config.desk.take().unwrap_or_default())?);
    }
    let path = write(&context.settings, &config)?;
    let terminal = context.terminal;
    match terminal.json {
        true => terminal.print_json(&WrittenFiles { written: vec![path.display().to_string()] }),
        false => terminal.print_text("settings-stand", &[("file", printable_path(&path).into())]),
    }
    let settings = Settings::load(|name| std::env::var_os(name))?;
    let renewed =
        CommandContext { terminal, office: context::office(context, settings, context.store.clone()), shared: None };
    if arguments.desk {
        let key = renewed.settings.key_file(renewed.key.as_deref())?;
        if !file::is_there(&Disk, &key)? {
            key::create(&renewed, &key, "", true)?;
        }
    }
    match arguments.no_test {
        true => Ok(()),
        false => test::run(&renewed, arguments.trial),
    }
}

/// The values given on the command line, and the questions for the others.
struct SetupQuestions<'a> {
    context: &'a CommandContext,
    arguments: &'a Arguments,
}

impl SetupQuestions<'_> {
    /// Returns the given value, or else the answer to this question, as soon as it can be used. An empty answer is the
    /// usual one, if there is.
    fn value<T>(
        &self,
        given: Option<&str>,
        option: impl Into<Phrase>,
        question: &str,
        usual: Option<&str>,
        read: impl Fn(&str) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        if let Some(given) = given {
            return read(given).map_err(|failure| failure.about(option));
        }
        let terminal = self.context.terminal;
        if !terminal.is_interactive() {
            return match usual {
                Some(usual) => read(usual),
                None => Err(unasked(question).hint(phrase!(
                    "give-with-option",
                    "give it with {option}",
                    option = option.into()
                ))),
            };
        }
        loop {
            let answer = terminal.ask(question)?;
            let answer = if answer.is_empty() { usual.unwrap_or_default() } else { &answer };
            match read(answer) {
                Ok(value) => return Ok(value),
                Err(failure) => terminal.fail(&failure),
            }
        }
    }

    /// Returns the given text, or else the answer to the question with this key; none if it is empty.
    fn text(&self, given: Option<&String>, option: &str, question: &str) -> Result<Option<String>, Failure> {
        let read = |text: &str| Ok((!text.is_empty()).then(|| text.to_owned()));
        let question = self.context.terminal.text(question, &[]);
        self.value(given.map(String::as_str), option, &question, Some(""), read)
    }

    /// The question with this key, which names the known value as the usual answer.
    fn question(&self, key: &str, known: Option<&str>) -> String {
        self.context.terminal.text(key, &[("usual", known.unwrap_or(NONE).into())])
    }

    fn mail(&self, before: Option<MailConfig>) -> Result<MailConfig, Failure> {
        let given = self.arguments;
        let known = before.as_ref().map(|mail| mail.address.clone());
        let whose = if given.desk { "desk" } else { "own" };
        let values = [("whose", whose.into()), ("usual", known.as_deref().into())];
        let question = self.context.terminal.text("ask-mail-address", &values);
        let address = self.value(given.address.as_deref(), "--address", &question, known.as_deref(), |text| {
            adjudicate_agent::charter::mail_of(text).map(|_| text.to_owned())
        })?;
        let kept = before.as_ref().and_then(|mail| mail.name.clone());
        let name = self.text(given.name.as_ref(), "--name", "ask-mail-name")?.or(kept);
        let send_to = before.as_ref().map_or_else(TurnRecipients::default, |mail| mail.send_to);
        let mut mail = MailConfig { address, name, send_to, smtp: None, sendmail: None, directory: None, imap: None };
        self.out(&mut mail)?;
        self.way_in(&mut mail, before.and_then(|before| before.imap))?;
        Ok(mail)
    }

    /// How mail goes out.
    fn out(&self, mail: &mut MailConfig) -> Result<(), Failure> {
        let given = self.arguments;
        mail.sendmail.clone_from(&given.sendmail);
        mail.directory.clone_from(&given.outgoing);
        if given.sendmail.is_some() || given.outgoing.is_some() {
            return Ok(());
        }
        let domain = mail.address.rsplit('@').next().unwrap_or_default().to_ascii_lowercase();
        let proposed = match providers::of(&domain) {
            Some(provider) => {
                if let Some(advice) = provider.advice() {
                    self.context.terminal.remark(self.context.language.phrase(&advice));
                }
                provider.smtp.to_owned()
            }
            None => format!("smtp.{domain}"),
        };
        let values = [("domain", (&domain).into()), ("usual", (&proposed).into())];
        let question = self.context.terminal.text("ask-mail-server", &values);
        // A server that was proposed counts only for a person who has seen it.
        let usual = self.context.terminal.is_interactive().then_some(proposed.as_str());
        let asked = given.smtp.is_none();
        let options = phrase!("options-of-sending", "--smtp, --sendmail or --outgoing");
        let answer = self.value(given.smtp.as_deref(), options, &question, usual, |text| {
            if asked { providers::typed(text) } else { Ok(text.to_owned()) }
        })?;
        let path = Path::new(&answer);
        if given.smtp.is_none() && answer.contains('/') {
            match file::is_directory(&Disk, path)? {
                true => mail.directory = Some(path.to_owned()),
                false => mail.sendmail = Some(path.to_owned()),
            }
            return Ok(());
        }
        let (host, port) = host(&answer)?;
        let user = self.user(mail)?;
        mail.smtp = Some(SmtpConfig {
            tls: protection(port, 465),
            host,
            port,
            certificate: given.certificate.clone(),
            user,
            password_command: self.password()?,
            login: LoginConfig::default(),
            timeout: SmtpConfig::TIMEOUT,
        });
        Ok(())
    }

    /// How mail comes in: for a desk into a Maildir, which is asked for with the desk.
    fn way_in(&self, mail: &mut MailConfig, before: Option<ImapConfig>) -> Result<(), Failure> {
        let given = self.arguments;
        if given.desk && given.imap.is_none() {
            mail.imap = before;
            return Ok(());
        }
        let domain = mail.address.rsplit('@').next().unwrap_or_default().to_ascii_lowercase();
        // Without a server for outgoing mail, nothing says that a mailbox is on one.
        let proposed = providers::of(&domain).map(|provider| provider.imap).filter(|_| mail.smtp.is_some());
        let proposed = proposed.filter(|_| self.context.terminal.is_interactive());
        let question = self.context.terminal.text("ask-mailbox", &[("usual", proposed.into())]);
        let asked = given.imap.is_none();
        let answer =
            self.value(given.imap.as_deref(), "--imap", &question, Some(proposed.unwrap_or("")), |text| match text {
                "" | NONE => Ok(None),
                text if asked => providers::typed(text).map(Some),
                text => Ok(Some(text.to_owned())),
            })?;
        let Some(answer) = answer else { return Ok(()) };
        let (host, port) = host(&answer)?;
        let known = mail.smtp.as_ref().map(|smtp| (smtp.user.clone(), smtp.password_command.clone()));
        let (user, password_command) = match known {
            Some((Some(user), password)) => (Some(user), password),
            _ => (self.user(mail)?, self.password()?),
        };
        mail.imap = Some(ImapConfig {
            port,
            tls: protection(port, 993),
            certificate: given.certificate.clone(),
            password_command,
            ..ImapConfig::new(host, user.unwrap_or_else(|| mail.address.clone()))
        });
        Ok(())
    }

    fn user(&self, mail: &MailConfig) -> Result<Option<String>, Failure> {
        let question = self.context.terminal.text("ask-mail-user", &[("usual", (&mail.address).into())]);
        self.value(self.arguments.user.as_deref(), "--user", &question, Some(&mail.address), |user| {
            Ok((user != "none").then(|| user.to_owned()))
        })
    }

    fn password(&self) -> Result<Option<String>, Failure> {
        self.text(self.arguments.password_command.as_ref(), "--password-command", "ask-mail-password")
    }

    fn desk(&self, before: DeskConfig) -> Result<DeskConfig, Failure> {
        let given = self.arguments;
        let directory = |text: &str| match text {
            "" => Err(Failure::usage(phrase!("directory-wanted", "a directory is wanted"))),
            text => Ok(PathBuf::from(text)),
        };
        let shown = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
        let (games, maildir) = (shown(&given.games), shown(&given.maildir));
        let (known_games, known_maildir) = (shown(&before.games), shown(&before.maildir));
        let event = match given.games {
            Some(_) => None,
            None => self.event(shown(&before.event))?,
        };
        let games = match event {
            Some(_) => None,
            None => Some(self.value(
                games.as_deref(),
                "--games",
                &self.context.terminal.text("ask-games", &[]),
                known_games.as_deref(),
                directory,
            )?),
        };
        let maildir = self.value(
            maildir.as_deref(),
            "--maildir",
            &self.context.terminal.text("ask-maildir", &[]),
            known_maildir.as_deref(),
            directory,
        )?;
        if let Some(games) = &games {
            std::fs::create_dir_all(games).map_err(|error| Failure::unwritable(games, &error))?;
        }
        let (reply, hosts) = (self.reply(before.reply.clone())?, self.hosts(&before.hosts)?);
        Ok(DeskConfig { games, event, maildir: Some(maildir), reply, hosts, ..before })
    }

    /// The event that the desk holds.
    fn event(&self, known: Option<String>) -> Result<Option<PathBuf>, Failure> {
        let question = self.question("ask-event", known.as_deref());
        self.value(
            self.arguments.event.as_deref(),
            "--event",
            &question,
            Some(known.as_deref().unwrap_or("")),
            |text| {
                if text.is_empty() || text == NONE {
                    return Ok(None);
                }
                let path = PathBuf::from(text);
                match file::is_there(&Disk, &path.join(EVENT_LOG))? {
                    true => Ok(Some(path)),
                    false => {
                        Err(Failure::usage(phrase!("no-event-in", "there is no event in {text}", text)).hint(phrase!(
                            "event-new-makes",
                            "`adjudicate event new` makes one; its directory has the file event.yaml"
                        )))
                    }
                }
            },
        )
    }

    /// The address to which players without a key answer.
    fn reply(&self, known: Option<String>) -> Result<Option<String>, Failure> {
        let question = self.question("ask-reply", known.as_deref());
        self.value(
            self.arguments.reply.as_deref(),
            "--reply",
            &question,
            Some(known.as_deref().unwrap_or("")),
            |text| {
                if text.is_empty() || text == NONE {
                    return Ok(None);
                }
                check_reply(text).map(|()| Some(text.to_owned()))
            },
        )
    }

    /// The addresses from which the desk takes in games.
    fn hosts(&self, known: &[String]) -> Result<Vec<String>, Failure> {
        let known = known.join(", ");
        let question = self.question("ask-hosts", Some(known.as_str()).filter(|known| !known.is_empty()));
        self.value(self.arguments.hosts.as_deref(), "--hosts", &question, Some(&known), |text| {
            if text == NONE {
                return Ok(Vec::new());
            }
            let addresses = text.split(',').map(str::trim).filter(|address| !address.is_empty());
            addresses.map(|address| adjudicate_agent::charter::mail_of(address).map(|_| address.to_owned())).collect()
        })
    }
}

/// Reads `HOST` or `HOST:PORT`.
fn host(text: &str) -> Result<(String, Option<u16>), Failure> {
    let wrong = || {
        Failure::usage(phrase!("no-server", "`{text}` is no server", text))
            .hint(phrase!("server-form", "HOST or HOST:PORT, such as mail.example.org:587"))
    };
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) => (host, Some(port.parse().map_err(|_| wrong())?)),
        None => (text, None),
    };
    let plain = !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-".contains(c));
    if plain { Ok((host.to_owned(), port)) } else { Err(wrong()) }
}

/// TLS from the first byte on the port that is made for it, else STARTTLS.
fn protection(port: Option<u16>, wrapped: u16) -> TlsConfig {
    if port == Some(wrapped) { TlsConfig::Tls } else { TlsConfig::StartTls }
}

/// Writes the settings, and keeps the earlier file.
fn write(settings: &Settings, config: &Config) -> Result<PathBuf, Failure> {
    let path = settings.config_file()?;
    let failed = |error: serde_yaml::Error| {
        Failure::environment(phrase!("settings-unwritable", "the settings cannot be written: {error}", error))
    };
    let whole = serde_yaml::to_string(config).map_err(failed)?;
    let old = match file::read(&Disk, &path) {
        Err(file::FileError::Absent { .. }) => None,
        old => Some(old?),
    };
    let text = match old.as_deref().and_then(|old| std::str::from_utf8(old).ok()) {
        Some(old) => with_comments(old, &settings.config, config).map_err(failed)?.unwrap_or(whole),
        None => whole,
    };
    match old {
        Some(old) if old == text.as_bytes() => {}
        Some(old) => {
            let before = path.with_extension("yaml.before");
            std::fs::write(&before, &old)
                .map_err(|error| Failure::unwritable(&before, &error).status_is(sysexits::TEMPFAIL))?;
            file::replace(&Disk, &path, &old, &text)?;
        }
        None => {
            if let Some(directory) = path.parent() {
                std::fs::create_dir_all(directory).map_err(|error| Failure::unwritable(directory, &error))?;
            }
            file::create(&Disk, &path, &text)?;
        }
    }
    Ok(path)
}

/// Returns the settings of a file with these parts changed, and everything else as it was, comments included. None if
/// that does not say what it should: then all of it is written anew.
fn with_comments(old: &str, before: &Config, after: &Config) -> Result<Option<String>, serde_yaml::Error> {
    let parts =
        |config: &Config| serde_yaml::to_value(config).map(|value| value.as_mapping().cloned().unwrap_or_default());
    let (before, after_parts) = (parts(before)?, parts(after)?);
    let mut text = old.to_owned();
    for (key, value) in &after_parts {
        if before.get(key) == Some(value) {
            continue;
        }
        let (Some(name), mut part) = (key.as_str(), serde_yaml::Mapping::new()) else { return Ok(None) };
        part.insert(key.clone(), value.clone());
        text = with_part(&text, name, &serde_yaml::to_string(&part)?);
    }
    let same = serde_yaml::from_str::<Config>(&text).is_ok_and(|read| read == *after);
    Ok(same.then_some(text))
}

/// Returns a text with a part in place of the one of this name, or at the end.
fn with_part(text: &str, name: &str, part: &str) -> String {
    let mut out = String::new();
    let (mut inside, mut written) = (false, false);
    for line in text.split_inclusive('\n') {
        let begins = line.starts_with(|c: char| !c.is_whitespace() && c != '#' && c != '-');
        if begins {
            inside = line.split(':').next() == Some(name);
            if inside {
                out.push_str(part);
                written = true;
            }
        }
        // A line without indentation behind a part belongs to the next one.
        if !inside || line.starts_with('#') {
            out.push_str(line);
        }
    }
    if !written {
        if !out.is_empty() && !out.ends_with('\n') {
            out.push('\n');
        }
        out.push_str(part);
    }
    out
}
