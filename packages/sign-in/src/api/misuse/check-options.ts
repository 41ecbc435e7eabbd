/** An option that is not what it has to be: TypeScript would not have seen it, or was not asked. */
export class InvalidOptionError extends Error {
  override readonly name = 'InvalidOptionError'
  readonly code = 'invalid_option'
}

/** @throws InvalidOptionError unless it is an address of http or https, a path from the root, or empty */
export function checkBaseUrl(baseUrl: string): void {
  if (!/^(https?:\/\/[\w[]|\/|$)/.test(baseUrl))
    throw new InvalidOptionError(`baseUrl is "${baseUrl}". Pass one such as https://id.example.com, or none.`)
}

/** @throws InvalidOptionError unless it looks like a tag of BCP 47: what a browser throws at another one does not name it */
export function checkLang<Lang extends string>(lang: Lang): Lang {
  if (/^[a-z]{2,8}(-[\w-]+)?$/i.test(lang)) return lang
  throw new InvalidOptionError(`lang is "${lang}". Pass one such as de-DE.`)
}
