// SQL expressions for the values of row number `n`. They depend only on `n`, so that related rows of different tables match.

export interface FilledTable {
  /** The size of the table, as a fraction of the largest tables. */
  readonly share: number
  /** Its columns, each with an SQL expression. */
  readonly values: Readonly<Record<string, string>>
}

export const person = "md5('person ' || n)::uuid"
/** 43 characters, like a SHA-256 in base64url. */
export const hash = (label: string) => `rpad(md5('${label} ' || n) || md5(n::text), 43, '0')`
/** One row in a hundred has expired, and waits for the sweep. */
export const expiry = (lifetime: string) =>
  `now() + case when n % 100 = 0 then interval '-1 hour' else interval '${lifetime}' * ((n % 97) / 97.0) + interval '1 minute' end`
/** A time within the last year. */
export const lastYear = "now() - interval '1 year' * ((n % 9973) / 9973.0)"
export const agent = `'Mozilla/5.0 (X11; Linux x86_64) number ' || n % 1000`
export const address = `'203.0.' || n % 256 || '.' || n / 256 % 256`
