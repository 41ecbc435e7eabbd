// @ts-check
// Parses a Dockerfile into stages.

/** @typedef {{ name: string, args: string }} Instruction */

/**
 * Returns the instructions of each stage by its name; the last stage has no name, and is called `last`.
 * @param {string} text
 * @returns {Record<string, Instruction[]>}
 */
export function readDockerfile(text) {
  const args = new Map(
    Array.from(text.matchAll(/^ARG (\w+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]),
  )
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\$\{(\w+)\}/g, (reference, name) => args.get(name) ?? reference)
    .split('\n')
    .filter((line) => line.trim() !== '')
  /** @type {Record<string, Instruction[]>} */
  const stages = {}
  let stage = ''
  for (const line of lines) {
    const [, name = '', args = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`The Dockerfile has a line that is no instruction: ${line}`)
    if (name === 'FROM') stage = / AS (\w+)$/.exec(args)?.[1] ?? 'last'
    ;(stages[stage] ??= []).push({ name, args })
  }
  return stages
}
