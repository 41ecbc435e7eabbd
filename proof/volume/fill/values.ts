// Values in SQL of the row with the number `n`. Each can be computed from it, so that tables agree.

export interface FilledTable {
  /** Which part of the rows of the largest tables it has. */
  readonly part: number
  /** Its columns, and their values in SQL. */
  readonly values: Readonly<Record<string, string>>
}

export const person = "md5('person ' || n)::uuid"
/** 43 signs, as a SHA-256 in base64url. */
export const hash = (what: string) => `rpad(md5('${what} ' || n) || md5(n::text), 43, '0')`
/** One in a hundred is over, and waits for the sweep. */
export const expiry = (lifetime: string) =>
  `now() + case when n % 100 = 0 then interval '-1 hour' else interval '${lifetime}' * ((n % 97) / 97.0) + interval '1 minute' end`
/** Within the last year. */
export const lastYear = "now() - interval '1 year' * ((n % 9973) / 9973.0)"
export const agent = `'Mozilla/5.0 (X11; Linux x86_64) number ' || n % 1000`
export const address = `'203.0.' || n % 256 || '.' || n / 256 % 256`
