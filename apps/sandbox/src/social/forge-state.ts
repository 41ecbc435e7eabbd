/** Returns a wrong state that looks like the given one: its random part is reversed. */
export function forgeState(state: string): string {
  const text = /^[\w+/=-]+$/.test(state) ? Buffer.from(state, 'base64').toString('utf8') : ''
  if (text.startsWith('{')) return Buffer.from(reverseLongestRun(text), 'utf8').toString('base64')
  return reverseLongestRun(state)
}

function reverseLongestRun(text: string): string {
  const reversed = text.replace(/[\w-]{20,}/, (run) => [...run].toReversed().join(''))
  return reversed === text ? `another-${text}` : reversed
}
