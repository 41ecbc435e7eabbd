// @ts-check
// Checks that an app built for production rejects settings that would hurt its users. Run after a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { virtualEntry } from '../../build/virtual-entry.mjs'
import { root } from '../../run/programs.mjs'
import { finish } from '../finish.mjs'

/** A mistake of an app, its code, and the error that the app must get. @type {[does: string, code: string, isTold: RegExp][]} */
const misuses = [
  [
    'gives a field a pattern that one text keeps busy for ever',
    `import { createFieldRules } from '@foyer/core/form'
    createFieldRules('zip', [{ type: 'regexp', pattern: '^(a+)+$' }], String)`,
    /field "zip" has a slow pattern/,
  ],
  [
    'gives a field a pattern that is none',
    `import { createFieldRules } from '@foyer/core/form'
    createFieldRules('zip', [{ type: 'regexp', pattern: '[' }], String)`,
    /field "zip" has a broken pattern/,
  ],
  [
    'gives a zip code a rule that one text keeps busy for ever',
    `import { renderToString } from 'react-dom/server'
    import { createElement } from 'react'
    import { ZipcodeInput } from '@foyer/kit/zipcode-input'
    const zipcodeValidators = [{ type: 'digits', regexp: '^(a+)+$', errorMessage: 'No' }]
    renderToString(createElement(ZipcodeInput, { name: 'zip', zipcodeValidators }))`,
    /zip-code field "zip" is refused\. .*slow pattern/,
  ],
]

// Inside the project, because React is not bundled and must be found from there.
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'foyer-production-'))
const failures = []
for (const [index, [misuse, code, expectedError]] of misuses.entries()) {
  const file = join(folder, `${index}.mjs`)
  writeFileSync(file, await bundle(code))
  const message = await import(pathToFileURL(file).href).then(() => 'nothing', String)
  if (!expectedError.test(message)) failures.push(`An app that ${misuse} is told: ${message}.`)
}
rmSync(folder, { recursive: true })
finish(failures)

/** Bundles code as an integrator's app does. @param {string} code */
async function bundle(code) {
  const entry = `${root}entry.js`
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [virtualEntry(entry, code)],
    ssr: { noExternal: [/^@foyer\//] },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const chunk = [output].flat().flatMap((each) => ('output' in each ? each.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('Nothing was bundled.')
  return chunk.code
}
