/** In ms: the page has been drawn and answers, and a screen reader has not yet come to its fields. */
const delay = 400

const waiting: (() => void)[] = []

function actAll(): void {
  for (const act of waiting.splice(0)) act()
}

/** Does something a moment after the page has come. One timer for all of its inputs. */
export function whenAtRest(act: () => void): void {
  if (waiting.push(act) === 1) setTimeout(actAll, delay)
}
