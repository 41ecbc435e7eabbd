// @ts-check
// Does whoever imports one thing of a built package ship nothing of the others? Run after a build.
import process from 'node:process'
import { rolldown } from 'rolldown'
import { root } from './programs.mjs'

/**
 * What is imported, and the folders of our packages that may come along at once: `sign-in/api` is packages/sign-in/dist/api.
 * What is loaded later, by `import()`, does not count.
 * @type {{ from: string, names: string[], ships: string[] }[]}
 */
const promises = [
  { from: '@foyer/core/validators', names: ['checkRule'], ships: ['core/validators'] },
  { from: '@foyer/core/wire/routes', names: ['routes'], ships: ['core/wire'] },
  { from: '@foyer/core/email', names: ['suggestEmails'], ships: ['core/email', 'core/validators'] },
  { from: '@foyer/core/form', names: ['createFormStore'], ships: ['core/form', 'core/validators'] },
  { from: '@foyer/core/messages/fr', names: ['signIn'], ships: ['core/messages'] },
  { from: '@foyer/kit/social-icon', names: ['SocialIcon'], ships: ['kit/icons'] },
  { from: '@foyer/kit/router', names: ['KitRouter'], ships: ['kit/router'] },
  { from: '@foyer/sign-in', names: ['createApi'], ships: ['core/wire', 'sign-in/api'] },
  { from: '@foyer/sign-in', names: ['ApiError'], ships: ['sign-in/api'] },
  { from: '@foyer/sign-in', names: ['Session'], ships: ['sign-in/session'] },
]

/** The forms: one of them brings none of the others. */
const forms = { SignIn: 'login-form', SignUp: 'sign-up', Recovery: 'recovery', SocialCallback: 'social' }

const failures = []
for (const { from, names, ships } of promises) {
  const extra = (await findShipped(from, names)).filter((folder) => !ships.includes(folder))
  if (extra.length > 0) failures.push(`{ ${names.join(', ')} } of ${from} brings ${extra.join(', ')} along.`)
}
for (const [name, own] of Object.entries(forms)) {
  const shipped = await findShipped('@foyer/sign-in', [name])
  const others = Object.values(forms).filter((folder) => folder !== own)
  const extra = others.filter((folder) => shipped.includes(`sign-in/${folder}`))
  if (!shipped.includes(`sign-in/${own}`))
    failures.push(`<${name}> ships no module of ${own}: is it read at all?`)
  if (extra.length > 0) failures.push(`<${name}> brings ${extra.join(', ')} along.`)
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

/** The folders of our packages that have code in what is loaded first. @param {string} from @param {string[]} names */
async function findShipped(from, names) {
  const bundle = await rolldown({
    input: 'entry',
    cwd: root,
    logLevel: 'silent',
    external: (/** @type {string} */ id) => id.endsWith('.css') || !/^(@foyer\/|[./]|entry$)/.test(id),
    plugins: [
      {
        name: 'foyer:entry',
        resolveId: (id) => (id === 'entry' ? `${root}entry.js` : null),
        load: (id) => (id === `${root}entry.js` ? `export { ${names.join(', ')} } from '${from}'` : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  /** @type {Set<string>} */
  const loaded = new Set()
  const load = (/** @type {string} */ name) => {
    const chunk = chunks.get(name)
    if (chunk === undefined || loaded.has(name)) return
    loaded.add(name)
    chunk.imports.forEach(load)
  }
  output.filter((file) => file.type === 'chunk' && file.isEntry).forEach(({ fileName }) => load(fileName))
  const modules = [...loaded].flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}))
  const folders = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => {
      const [, name, folder] = /packages\/([^/]+)\/dist\/([^/]+)\//.exec(id) ?? []
      return name === undefined ? [] : [`${name}/${folder}`]
    })
  return [...new Set(folders)].toSorted()
}
