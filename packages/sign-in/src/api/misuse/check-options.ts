/** An option has an invalid value that TypeScript cannot detect, or that was passed from JavaScript. */
export class InvalidOptionError extends Error {
  override readonly name = 'InvalidOptionError'
  readonly code = 'invalid_option'
}

/** @throws InvalidOptionError unless it is an address of http or https, a path from the root, or empty */
export function checkBaseUrl(baseUrl: string): void {
  if (!/^(https?:\/\/[\w[]|\/|$)/.test(baseUrl))
    throw new InvalidOptionError(`baseUrl is "${baseUrl}". Pass one such as https://id.example.com, or none.`)
}

/** @throws InvalidOptionError unless it looks like a BCP 47 tag; the error that browsers throw does not name the invalid value */
export function checkLang<Lang extends string>(lang: Lang): Lang {
  if (/^[a-z]{2,8}(-[\w-]+)?$/i.test(lang)) return lang
  throw new InvalidOptionError(`lang is "${lang}". Pass one such as de-DE.`)
}
