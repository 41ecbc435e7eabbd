/** A user in a file, with the line on which it begins. */
export type Row =
  | { readonly line: number; readonly fields: Fields }
  /** The row cannot be read; the problem is worded as the end of a sentence. */
  | { readonly line: number; readonly problem: string }

export type Fields = Readonly<Record<string, unknown>>

/** In characters. Anything longer is not a user, but a file of another format. */
export const maxRowLength = 1_048_576

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the JSON text of a user. */
export function parseRow(line: number, text: string): Row {
  try {
    const fields: unknown = JSON.parse(text)
    return isFields(fields) ? { line, fields } : { line, problem: 'it is no JSON object' }
  } catch {
    // The parser's own message would quote the text, which may contain a hash.
    return { line, problem: 'it is no JSON' }
  }
}
