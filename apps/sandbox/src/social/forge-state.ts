/** Returns a wrong state that looks like the given one: its random part is reversed. */
export function forgeState(state: string): string {
  const text = /^[\w+/=-]+$/.test(state) ? Buffer.from(state, 'base64').toString('utf8') : ''
  if (text.startsWith('{')) return Buffer.from(turnRun(text), 'utf8').toString('base64')
  return turnRun(state)
}

function turnRun(text: string): string {
  const turned = text.replace(/[\w-]{20,}/, (run) => [...run].toReversed().join(''))
  return turned === text ? `another-${text}` : turned
}
