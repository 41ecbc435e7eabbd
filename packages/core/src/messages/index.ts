export { createTranslate, fillMessage, type Catalogue, type MessageValues } from './message.ts'
