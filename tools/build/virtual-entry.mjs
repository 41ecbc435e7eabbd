// @ts-check
/** A plugin that lets a bundler start from a text instead of a file. @param {string} file @param {string} code */
export function virtualEntry(file, code) {
  return {
    name: 'foyer:entry',
    enforce: /** @type {const} */ ('pre'),
    resolveId: (/** @type {string} */ id) => (id === file ? file : null),
    load: (/** @type {string} */ id) => (id === file ? code : null),
  }
}
