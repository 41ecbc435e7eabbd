import { whenIdle } from './when-idle.ts'

/** In ms: the page has been drawn and answers, and a screen reader has not yet come to its fields. */
const delay = 1000

const waiting: (() => void)[] = []

function actAll(): void {
  for (const act of waiting.splice(0)) act()
}

/** Does something a moment after the page has come, and between two letters. Once for all inputs that wait for it. */
export function whenAtRest(act: () => void): void {
  if (waiting.push(act) === 1) setTimeout(whenIdle, delay, actAll)
}
