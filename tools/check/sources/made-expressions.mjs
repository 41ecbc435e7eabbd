// @ts-check
import { vi } from 'vitest'
import { groupPhone } from '../../../packages/core/src/phone/group-phone.ts'
import { phoneRegions } from '../../../packages/core/src/phone/index.ts'
import { checkRule } from '../../../packages/core/src/validators/index.ts'
import { findZipFormat, zipCountries } from '../../../packages/core/src/zip/zip-formats.ts'
import { parseRichText } from '../../../packages/kit/src/surfaces/rich-text/parse-rich-text.ts'

/** For each file that builds expressions from parts, code that makes it use each of them. @type {Record<string, () => void>} */
const runs = {
  'packages/core/src/phone/group-phone.ts': () =>
    phoneRegions.forEach(({ phoneCode }) => groupPhone('1', phoneCode)),
  'packages/core/src/validators/rules/email.ts': () => void checkRule('ada@example.test', { type: 'email' }),
  'packages/core/src/zip/zip-formats.ts': () =>
    zipCountries.map(findZipFormat).forEach((format) => {
      format?.regexp.test('')
      format?.parted.test('')
    }),
  'packages/kit/src/surfaces/rich-text/parse-rich-text.ts': () =>
    ['script', 'textarea', 'svg', 'blockquote'].forEach((name) =>
      parseRichText(`<${name}> <${name}> </${name}>`),
    ),
}

/** Files whose expressions come from the author of a form. `isSlowPattern` checks those, and has tests of its own. */
export const ofWritersOfForms = [
  'packages/core/src/validators/rules/regexp.ts',
  'packages/core/src/validators/slow-pattern/pattern-graph.ts',
]

export const filesThatMake = Object.keys(runs)

/** Lists every expression that these files use, literal or built. @returns {{ readonly where: string, readonly expression: RegExp }[]} */
export function listMadeExpressions() {
  return Object.entries(runs).flatMap(([file, run]) =>
    Array.from(recordExpressions(run), (expression) => ({ where: `${file}: ${expression}`, expression })),
  )
}

/**
 * Records expressions by spying on `exec`, which all tests, searches and replacements call (ECMAScript, RegExpExec).
 * @param {() => void} run
 */
function recordExpressions(run) {
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  try {
    run()
    const found = exec.mock.contexts.filter((each) => each instanceof RegExp)
    return new Map(found.map((expression) => [String(expression), expression])).values()
  } finally {
    exec.mockRestore()
  }
}
