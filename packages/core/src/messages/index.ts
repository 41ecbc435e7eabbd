export {
  createTranslate,
  fillMessage,
  type Catalogue,
  type Message,
  type MessageValues,
  type Translate,
} from './message.ts'
export { formatUnit, tieNumber } from './tie-number.ts'
