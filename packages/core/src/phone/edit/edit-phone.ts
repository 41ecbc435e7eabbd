import { caretBehindDigit, commonLength, type TextState } from '../../mask/index.ts'
import { matchRegion, type PhoneOptions } from '../regions/match-region.ts'
import { chosenRegion, parsePhone, type PhoneReading } from '../parse-phone.ts'
import { keepDigits, readDigits } from '../read-digits.ts'

/** What an input shows after an edit, where the caret stands, and what the text says. */
export interface PhoneEdit extends TextState {
  readonly reading: PhoneReading
}

/**
 * Takes what an edit has left in an input that showed a number. A whole number put in anywhere takes the place of what was
 * there; digits typed into an empty input are the chosen country's. A refused number changes nothing.
 */
export function editPhone(shown: string, typed: TextState, options: PhoneOptions): PhoneEdit {
  const { reading, isReplaced } = readEdit(shown, typed, options)
  const text = reading.rejected === null ? reading.shown : shown
  const behind = isReplaced && reading.rejected === null ? 0 : countDigits(typed.text.slice(typed.caret))
  return { text, caret: caretBefore(text, behind), reading }
}

/** What a text that an input shows says: its digits begin with a calling code, unless nobody knows yet whose they are. */
export function readShown(shown: string, options: PhoneOptions): PhoneReading {
  if (!isNobodys(shown, options)) return parsePhone(shown, { ...options, hasPhoneCode: true })
  return parsePhone(shown, { ...options, regions: undefined, countryCode: null })
}

/**
 * Does an input show digits of no country? Behind a calling code there is always a blank; a calling code alone is one only where a
 * country is chosen.
 */
function isNobodys(shown: string, options: PhoneOptions): boolean {
  if (shown === '' || /[+ ]/.test(shown)) return false
  return chosenRegion(options) === null || matchRegion(shown, options)?.phoneCode !== shown
}

interface EditReading {
  readonly reading: PhoneReading
  /** What was put in has taken the place of all that was there. */
  readonly isReplaced: boolean
}

function readEdit(shown: string, typed: TextState, options: PhoneOptions): EditReading {
  const { inserted, kept } = findInserted(shown, typed)
  if (kept === '') return { reading: parsePhone(typed.text, options), isReplaced: true }
  const hasPhoneCode = !isNobodys(shown, options)
  const whole = { reading: parsePhone(typed.text, { ...options, hasPhoneCode }), isReplaced: false }
  if (inserted === '') return whole
  const { digits, isInternational } = readDigits(inserted)
  if (digits === '') {
    // A plus behind a calling code alone begins another number, in front of nobody's digits their calling code; anywhere else it says
    // nothing new.
    const isRestart = hasPhoneCode ? readShown(shown, options).value === '' : typed.text.startsWith('+')
    const keptReading = parsePhone(kept, { ...options, hasPhoneCode })
    return inserted.includes('+') && isRestart ? whole : { reading: keptReading, isReplaced: false }
  }
  if (!isInternational && (digits.length === 1 || whole.reading.isComplete)) return whole
  const alone = { reading: parsePhone(inserted, options), isReplaced: true }
  const isOther = isInternational || alone.reading.isComplete || alone.reading.rejected !== null
  return isOther ? alone : whole
}

/** What an edit has put in before the caret, and what it has kept. */
function findInserted(shown: string, { text, caret }: TextState): { inserted: string; kept: string } {
  const tail = text.slice(caret)
  if (!shown.endsWith(tail)) return { inserted: text, kept: '' }
  const head = shown.slice(0, shown.length - tail.length)
  const start = commonLength(head, text.slice(0, caret))
  return { inserted: text.slice(start, caret), kept: head.slice(0, start) + tail }
}

/** The offset that has this many digits behind it. */
function caretBefore(text: string, digitsBehind: number): number {
  if (digitsBehind === 0) return text.length
  return Math.max(caretBehindDigit(text, countDigits(text) - digitsBehind), text.startsWith('+') ? 1 : 0)
}

function countDigits(text: string): number {
  return keepDigits(text).length
}
