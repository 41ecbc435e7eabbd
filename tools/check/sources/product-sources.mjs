// @ts-check
// Parses every source of the project once, except tests, and collects its violations and its regular expressions.
import { readText, root } from '../../run/programs.mjs'
import { listFiles } from '../../run/list-files.mjs'
import { findViolations } from './house-rules.mjs'
import { parseSource, walk } from './syntax.mjs'

const folders = ['packages', 'apps', 'tools', 'e2e', 'proof', 'bench']
const isOfTests = /\.(?:test|stories)\.tsx?$|\/(?:testing|fixtures)\//

/**
 * @type {readonly { file: string, violations: string[], expressions: RegExp[], makesExpressions: boolean }[]}
 * `makesExpressions`: there is a `RegExp(…)`, with `new` or without
 */
export const productSources = folders
  .flatMap((folder) => listFiles(`${root}${folder}`).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !isOfTests.test(file))
  .map((file) => {
    const tree = parseSource(file, readText(file))
    /** @type {RegExp[]} */
    const expressions = []
    let makesExpressions = false
    walk(tree, ({ type, regex, callee }) => {
      if (type === 'Literal' && regex) {
        const { pattern, flags } = /** @type {{ pattern: string, flags: string }} */ (regex)
        expressions.push(new RegExp(pattern, flags))
      }
      makesExpressions ||= /** @type {{ name?: string } | undefined} */ (callee)?.name === 'RegExp'
    })
    return { file, violations: findViolations(file, tree), expressions, makesExpressions }
  })
