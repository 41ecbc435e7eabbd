// @ts-check
/** Lets a bundler begin with a text, as if it stood in a file. @param {string} file @param {string} code */
export function virtualEntry(file, code) {
  return {
    name: 'foyer:entry',
    enforce: /** @type {const} */ ('pre'),
    resolveId: (/** @type {string} */ id) => (id === file ? file : null),
    load: (/** @type {string} */ id) => (id === file ? code : null),
  }
}
