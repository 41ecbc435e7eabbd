export {
  createTranslate,
  fillMessage,
  type Catalogue,
  type MessageValues,
  type Translate,
} from './message.ts'
