export { formatDay } from './format-day.ts'
export { withLatinDigits } from './latin-digits.ts'
export {
  createTranslate,
  fillMessage,
  type Catalogue,
  type Message,
  type MessageValues,
  type Translate,
} from './message.ts'
export { formatUnit, tieNumber } from './tie-number.ts'
