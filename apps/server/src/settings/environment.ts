import { resolve } from 'node:path'
import type { RateLimit } from '../protection/limits/rate-limit-numbers.ts'
import { isMailSender } from './values/mail-sender.ts'
import { isQuoted } from './values/quoted-value.ts'
import { describeUnknown } from './values/similar-names.ts'
import { StartError, invalidSettingsExitCode } from './start-error.ts'
import { hasRecipient, hasStrayBlanks, isDecodable, isNetwork, readOrigin } from './values/addresses.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads variables one by one, collects their errors, and reports all errors in `finish`. */
export function createEnvironmentReader(environment: Environment) {
  const problems: string[] = []
  const warnings: string[] = []
  const requestedNames = new Set<string>()

  /** An empty variable counts as unset, because compose files and shells often set them. */
  const readValue = (name: string) => {
    requestedNames.add(name)
    return environment[name]?.trim() || undefined
  }

  function parse<Value>(
    name: string,
    fallback: Value,
    expected: string,
    read: (text: string) => Value | undefined,
  ) {
    const text = readValue(name)
    if (text === undefined) return fallback
    const value = read(text)
    if (value !== undefined) return value
    problems.push(`${name}: "${text}" is not ${expected}.`)
    return fallback
  }

  const list = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '')

  return {
    text: (name: string, fallback: string) => readValue(name) ?? fallback,

    parsed: parse,

    list: (name: string): readonly string[] => list(readValue(name) ?? ''),

    /** Adds an error, for example about contradicting variables. */
    addProblem: (line: string) => void problems.push(line),

    /** Adds a warning about a setting that is valid but probably a mistake. */
    warn: (line: string) => void warnings.push(line),

    isSet: (name: string) => readValue(name) !== undefined,

    path: (name: string, fallback: string) => resolve(readValue(name) ?? fallback),

    flag: (name: string, fallback: boolean) =>
      parse(name, fallback, 'on or off', (text) => flags.get(text.toLowerCase())),

    choice: <const Choice extends string>(
      name: string,
      choices: readonly Choice[],
      fallback: Choice,
    ): Choice =>
      parse(name, fallback, `one of ${choices.join(', ')}`, (text) =>
        choices.find((choice) => choice === text),
      ),

    /** `null` when unset. */
    matching: (name: string, expected: string, isRight: (text: string) => boolean): string | null =>
      parse<string | null>(name, null, expected, (text) => (isRight(text) ? text : undefined)),

    mailSender: (name: string, fallback: string) =>
      parse(name, fallback, 'a sender such as Foyer <no-reply@example.com>', (text) =>
        isMailSender(text) ? text : undefined,
      ),

    integer: (name: string, fallback: number, { min, max }: { min: number; max: number }) =>
      parse(name, fallback, `a whole number from ${min} to ${max}`, (text) => {
        const value = /^\d+$/.test(text) ? Number(text) : NaN
        return value >= min && value <= max ? value : undefined
      }),

    /** `30/60`: 30 attempts within 60 seconds. */
    rateLimit: (name: string, fallback: RateLimit): RateLimit =>
      parse(name, fallback, 'attempts and seconds such as 30/60', (text) => {
        const [, attempts, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text) ?? []
        return attempts === undefined ? undefined : { attempts: Number(attempts), seconds: Number(seconds) }
      }),

    currency: (name: string, fallback: string) =>
      parse(name, fallback, 'a currency of ISO 4217 such as USD', (text) =>
        Intl.supportedValuesOf('currency').find((code) => code === text.toUpperCase()),
      ),

    origin: (name: string): string | null =>
      parse<string | null>(
        name,
        null,
        'an origin such as https://id.example.com, without a path',
        readOrigin,
      ),

    origins: (name: string): readonly string[] =>
      parse<readonly string[]>(
        name,
        [],
        'a list of whole origins such as https://example.com, without a path or *',
        (text) => readAll(list(text), readOrigin),
      ),

    networks: (name: string): readonly string[] =>
      parse<readonly string[]>(name, [], 'a list of addresses and networks such as 10.0.0.0/8', (text) =>
        readAll(list(text), (part) => (isNetwork(part) ? part : undefined)),
      ),

    /** Error messages never contain its value, which may include a password. */
    url(name: string, protocols: readonly string[], example: string): string | null {
      const text = readValue(name)
      if (text === undefined) return null
      const url = URL.canParse(text) ? new URL(text) : undefined
      if (
        url === undefined ||
        !protocols.includes(url.protocol) ||
        !hasRecipient(url) ||
        hasStrayBlanks(text)
      )
        problems.push(`${name}: not an address of the form ${example}.`)
      else if (/^https?:$/.test(url.protocol) && `${url.username}${url.password}` !== '')
        problems.push(`${name}: no request can have the user or password in it. Leave them out.`)
      else if (!isDecodable(`${url.username}${url.password}`))
        problems.push(`${name}: a % in its user or password stands alone. Write it as %25.`)
      else return text
      return null
    },

    /** Error messages never contain its value. */
    secret(name: string, min: number): string | null {
      const text = readValue(name)
      if (text === undefined || text.length >= min) return text ?? null
      problems.push(`${name}: too short to be safe. Use at least ${min} random characters.`)
      return null
    },

    /** Like `secret`, but several secrets separated by commas, because a secret may contain blanks. */
    secrets(name: string, min: number): readonly string[] {
      const secrets = (readValue(name)?.split(',') ?? []).map((secret) => secret.trim())
      if (secrets.includes(''))
        problems.push(
          `${name}: a comma separates secrets, and nothing stands on one side of it. Write the secret that is missing, or leave the comma out.`,
        )
      else if (secrets.some(({ length }) => length < min))
        problems.push(`${name}: too short to be safe. Use at least ${min} random characters.`)
      return secrets
    },

    /** AES-256 keys in base64. Error messages never contain their values. */
    aesKeys(name: string): readonly Buffer[] {
      const texts = list(readValue(name) ?? '')
      // Node decodes as much as it can and ignores the rest, such as a second key after a semicolon.
      if (texts.some((text) => !/^[\w+/-]{43}=?$/.test(text)))
        problems.push(`${name}: not a list of keys of 32 bytes, each in base64.`)
      return texts.map((text) => Buffer.from(text, 'base64'))
    },

    /**
     * Reports all errors. Call it last, when every setting has been read. @returns the warnings
     * @throws StartError
     */
    finish(): readonly string[] {
      for (const name of Object.keys(environment)) {
        const unknown = requestedNames.has(name) ? undefined : describeUnknown(name, requestedNames)
        if (unknown !== undefined) warnings.push(`${name}: not a setting. ${unknown}`)
        if (requestedNames.has(name) && isQuoted(name, environment[name]))
          warnings.push(`${name}: the quotation marks around it are part of it. Leave them out.`)
      }
      if (problems.length > 0) {
        const lines = [...problems, ...warnings]
        throw new StartError(lines.join('\n'), { exitCode: invalidSettingsExitCode })
      }
      return warnings
    },
  }
}

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>

const flags = new Map([
  ...['1', 'on', 'true', 'yes'].map((word) => [word, true] as const),
  ...['0', 'off', 'false', 'no'].map((word) => [word, false] as const),
])

function readAll<Value>(
  parts: readonly string[],
  read: (part: string) => Value | undefined,
): Value[] | undefined {
  const values = parts.map(read)
  return values.every((value) => value !== undefined) ? values : undefined
}
