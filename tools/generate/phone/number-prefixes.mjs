// @ts-check
// Computes the first digits of a numbering plan from its pattern.

const digits = [...'0123456789']

/**
 * The first digits that a pattern of libphonenumber's metadata can match, at most `depth` of them. Such patterns only
 * contain digits, `\d`, `[…]`, `(?:…)`, `|`, `?` and `{n,m}`.
 * @param {string} pattern @param {number} depth @returns {Set<string>}
 */
export function listPrefixes(pattern, depth) {
  const tokens = pattern.match(/\(\?:|\\d|\[[\d-]+\]|\{\d+(?:,\d+)?\}|[\d)|?]/g) ?? []
  if (tokens.join('') !== pattern) throw new SyntaxError(`Unknown in ${pattern}`)
  let position = 0

  /** @returns {Set<string>} */
  function readChoice() {
    const alternatives = readSequence()
    while (tokens[position] === '|') {
      position++
      for (const prefix of readSequence()) alternatives.add(prefix)
    }
    return alternatives
  }

  function readSequence() {
    let found = new Set([''])
    while (position < tokens.length && tokens[position] !== '|' && tokens[position] !== ')') {
      const repeatedPart = readPart()
      const [min, max] = readTimes()
      const prefixes = new Set(min === 0 ? found : [])
      for (let times = 1; times <= max && isShort(found); times++) {
        found = concatenate(found, repeatedPart)
        if (times >= min) found.forEach((prefix) => prefixes.add(prefix))
      }
      // Prefixes of full length do not grow with further repetitions.
      if (prefixes.size > 0) found = prefixes
    }
    return found
  }

  function readPart() {
    const token = tokens[position++] ?? ''
    if (token !== '(?:') return new Set(digits.filter((digit) => new RegExp(`^${token}$`).test(digit)))
    const group = readChoice()
    if (tokens[position++] !== ')') throw new SyntaxError(`A group stays open in ${pattern}`)
    return group
  }

  /** @returns {[number, number]} */
  function readTimes() {
    const [, min, max = min] = /^\{(\d+),?(\d+)?\}$/.exec(tokens[position] ?? '') ?? []
    const isOptional = tokens[position] === '?'
    if (isOptional || min !== undefined) position++
    return isOptional ? [0, 1] : [Number(min ?? 1), Number(max ?? 1)]
  }

  /** @param {Set<string>} prefixes */
  function isShort(prefixes) {
    for (const prefix of prefixes) if (prefix.length < depth) return true
    return false
  }

  /** @param {Set<string>} starts @param {Set<string>} ends */
  function concatenate(starts, ends) {
    const joined = new Set()
    for (const start of starts)
      if (start.length >= depth) joined.add(start)
      else for (const end of ends) joined.add((start + end).slice(0, depth))
    return joined
  }

  return readChoice()
}

/**
 * The shortest prefixes that numbers of `own` have and none of `others`.
 * @param {Set<string>} own @param {Set<string>} others @returns {string[]}
 */
export function listExclusivePrefixes(own, others) {
  const takenPrefixes = new Set([...others].flatMap(listStarts))
  const exclusive = [...own].flatMap(
    (prefix) => listStarts(prefix).find((start) => !takenPrefixes.has(start)) ?? [],
  )
  return [...new Set(exclusive)].toSorted()
}

/** The proper and full prefixes of a text, shortest first. @param {string} prefix */
function listStarts(prefix) {
  return Array.from(prefix, (_, index) => prefix.slice(0, index + 1))
}
