# Why the arguments of a command are refused.

usage-unexpected = `{ $argument }` is not expected here
usage-unknown-command = there is no command `{ $command }`
usage-which-command = `{ $command }` needs one of its commands behind it: { $commands }
usage-missing = { $arguments } { $number ->
    [one] is missing
   *[other] are missing
}
usage-twice = `{ $argument }` can be given only once
usage-together = `{ $argument }` cannot be given together with { $others }
usage-no-value = `{ $argument }` needs a value
usage-not-among = `{ $value }` is no value of `{ $argument }`, which can be { $values }
usage-wrong-value = `{ $argument }` cannot be `{ $value }`: { $why }
usage-too-many = `{ $value }` is more than `{ $argument }` takes
usage-too-few = `{ $argument }` needs { $number } values
usage-not-utf8 = an argument is not UTF-8
usage-number = a number from { $first } to { $last } is expected
usage-no-number = a whole number is expected
usage-days = this is no number of days
usage-time = a time is written as 2026-11-20T17:03:11Z
usage-day = a day is written 2026-01-31
usage-similar = similar: { $similar }
usage-line = the whole command: `{ $usage }`
usage-help = `{ $command } --help` explains it
