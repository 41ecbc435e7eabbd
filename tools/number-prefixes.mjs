// @ts-check
// Which digits can a number of a numbering plan begin with? Read from the plan's own pattern.

/**
 * The first digits that a pattern of libphonenumber's metadata can match, at most `depth` of them. The patterns are made of
 * digits, `\d`, `[…]`, `(?:…)`, `|`, `?` and `{n,m}` alone.
 * @param {string} pattern
 * @param {number} depth
 * @returns {Set<string>}
 */
export function listPrefixes(pattern, depth) {
  let at = 0

  /** @param {string} expected */
  function take(expected) {
    if (!pattern.startsWith(expected, at)) return false
    at += expected.length
    return true
  }

  /** @param {Set<string>} starts @param {Set<string>} ends */
  function join(starts, ends) {
    const joined = new Set()
    for (const start of starts) {
      if (start.length >= depth) joined.add(start)
      else for (const end of ends) joined.add((start + end).slice(0, depth))
    }
    return joined
  }

  /** @returns {Set<string>} */
  function readAlternatives() {
    const all = readSequence()
    while (take('|')) for (const prefix of readSequence()) all.add(prefix)
    return all
  }

  function readSequence() {
    let sequence = new Set([''])
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const atom = readAtom()
      const [min, max] = readTimes()
      for (let times = 0; times < min; times++) sequence = join(sequence, atom)
      let longer = sequence
      for (let times = min; times < max; times++) {
        longer = join(longer, atom)
        sequence = new Set([...sequence, ...longer])
      }
    }
    return sequence
  }

  function readAtom() {
    if (take('(?:')) {
      const inner = readAlternatives()
      if (!take(')')) throw new SyntaxError(`A group stays open in ${pattern}`)
      return inner
    }
    const [text = ''] = /^(?:\\d|\[[\d-]+\]|\d)/.exec(pattern.slice(at)) ?? []
    if (text === '') throw new SyntaxError(`Unknown at ${at} in ${pattern}`)
    at += text.length
    const isPart = new RegExp(`^${text}$`)
    return new Set([...'0123456789'].filter((digit) => isPart.test(digit)))
  }

  /** @returns {[number, number]} */
  function readTimes() {
    if (take('?')) return [0, 1]
    const [text, min = '1', max = min] = /^\{(\d+)(?:,(\d+))?\}/.exec(pattern.slice(at)) ?? ['']
    at += text.length
    return [Number(min), Number(max)]
  }

  return readAlternatives()
}

/**
 * The shortest prefixes under which there are numbers of `own` and none of `others`.
 * @param {Set<string>} own
 * @param {Set<string>} others
 * @returns {string[]}
 */
export function listExclusivePrefixes(own, others) {
  const taken = new Set([...others].flatMap((prefix) => listStarts(prefix)))
  const exclusive = [...own].flatMap((prefix) => listStarts(prefix).find((start) => !taken.has(start)) ?? [])
  return [...new Set(exclusive)].toSorted()
}

/** `12` and `123` of `123`, the shortest first. @param {string} digits */
function listStarts(digits) {
  return Array.from(digits, (_, index) => digits.slice(0, index + 1))
}
