import { AdminError } from '../../command.ts'
import { maxRowLength, parseRow, type Row } from './row.ts'

/**
 * Reads the objects of a JSON array one by one. The array is either the whole file, or the property `users` of the file's object.
 * @throws AdminError if the file ends in the middle, or has no such array
 */
export async function* readJsonArray(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  let line = 1
  let depth = 0
  let isText = false
  let isEscaped = false
  /** The last string outside of a user: when an array begins, it is the array's key. */
  let key = ''
  /** The nesting depth of the users, once their array has begun. */
  let userDepth: number | undefined
  let hasArray = false
  let user: { readonly line: number; text: string } | undefined

  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const character = chunk[at]
      if (character === '\n') line++
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isText = false
        if (isText && user === undefined && key.length < 8) key += character
      } else if (character === '"') {
        isText = true
        if (user === undefined) key = ''
      } else if (character === '{' || character === '[') {
        if (user === undefined && userDepth === undefined && character === '[' && isUsersArray(depth, key)) {
          userDepth = depth + 1
          hasArray = true
        } else if (user === undefined && depth === userDepth) {
          user = { line, text: '' }
          from = at
        }
        depth++
      } else if (character === '}' || character === ']') {
        depth--
        if (user !== undefined && depth === userDepth) {
          yield parseRow(user.line, user.text + chunk.slice(from, at + 1))
          user = undefined
        } else if (userDepth !== undefined && depth < userDepth) userDepth = undefined
      }
    }
    if (user === undefined) continue
    user.text += chunk.slice(from)
    if (user.text.length > maxRowLength)
      throw new AdminError(`Line ${user.line}: this is no user, because it does not end within a megabyte.`)
  }
  if (depth !== 0 || isText) throw new AdminError(`The file ends in the middle, on line ${line}.`)
  if (!hasArray) throw new AdminError('The file has no users: neither an array, nor an object with "users".')
}

/** @param depth 0: the array is the whole file. 1: it belongs to the object that is the whole file */
function isUsersArray(depth: number, key: string): boolean {
  return depth === 0 || (depth === 1 && key === 'users')
}
