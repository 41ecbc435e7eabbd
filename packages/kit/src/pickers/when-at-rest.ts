import { whenIdle } from './when-idle.ts'

/** In ms: the page has been drawn and answers, and a screen reader has not yet come to its fields. */
const delay = 1000

/** Does something a moment after the page has come, and between two letters. */
export function whenAtRest(act: () => void): void {
  setTimeout(whenIdle, delay, () => act())
}
