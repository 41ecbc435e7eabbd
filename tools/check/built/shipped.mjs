// @ts-check
// Checks that an import of one thing from a built package does not ship others with it. Run after a build.
import { rolldown } from 'rolldown'
import { collectLoaded } from '../../build/bundle-size.mjs'
import { virtualEntry } from '../../build/virtual-entry.mjs'
import { root } from '../../run/programs.mjs'
import { finish } from '../finish.mjs'

/**
 * An import, and the folders of our packages that it may load: `sign-in/api` is
 * packages/sign-in/dist/api. What `import()` loads later does not count.
 * @type {[from: string, name: string, ships: string[]][]}
 */
const promises = [
  ['@foyer/core/validators', 'checkRule', ['core/validators', 'core/store']],
  ['@foyer/core/wire/routes', 'routes', ['core/wire']],
  ['@foyer/core/email', 'suggestEmails', ['core/email', 'core/validators', 'core/store']],
  ['@foyer/core/form', 'createFormStore', ['core/form', 'core/validators', 'core/store']],
  ['@foyer/core/messages/fr', 'signIn', ['core/messages', 'core/generated/messages', 'core/store']],
  ['@foyer/kit/social-icon', 'SocialIcon', ['core/store', 'kit/icons']],
  ['@foyer/kit/router', 'KitRouter', ['kit/router']],
  ['@foyer/sign-in', 'createApi', ['core/store', 'core/wire', 'sign-in/api']],
  ['@foyer/sign-in', 'ApiError', ['sign-in/api']],
  ['@foyer/sign-in', 'Session', ['core/store', 'kit/storage', 'sign-in/session']],
  [
    '@foyer/account',
    'UserButton',
    [
      'account/user',
      'core/generated/messages',
      'core/messages',
      'core/store',
      'kit/messages',
      'kit/router',
      'kit/surfaces',
      'sign-in/methods',
      'sign-in/plugins',
      'sign-in/session',
    ],
  ],
  ['@foyer/account', 'useUser', ['account/user', 'sign-in/plugins', 'sign-in/session']],
]

/** The sign-in forms, which must not ship each other. */
const forms = { SignIn: 'sign-in', SignUp: 'sign-up', Recovery: 'recovery', SocialCallback: 'social' }

const failures = []
for (const [from, name, allowedFolders] of promises) {
  const extra = (await findShipped(from, name)).filter((folder) => !allowedFolders.includes(folder))
  if (extra.length > 0) failures.push(`${name} of ${from} brings ${extra.join(', ')} along.`)
}
for (const [name, ownFolder] of Object.entries(forms)) {
  const shipped = await findShipped('@foyer/sign-in', name)
  if (!shipped.includes(`sign-in/${ownFolder}`))
    failures.push(`<${name}> ships no module of ${ownFolder}: is it read at all?`)
  const extra = Object.values(forms).filter(
    (folder) => folder !== ownFolder && shipped.includes(`sign-in/${folder}`),
  )
  if (extra.length > 0) failures.push(`<${name}> brings ${extra.join(', ')} along.`)
}
for (const name of ['FoyerProvider', ...Object.keys(forms)])
  if ((await findShipped('@foyer/sign-in', name)).includes('sign-in/passkeys'))
    failures.push(`<${name}> brings WebAuthn along, which is loaded when it is needed.`)
for (const name of ['makePasskey', 'requestPasskey'])
  if (!(await findShipped('@foyer/sign-in', name)).includes('sign-in/passkeys'))
    failures.push(`${name} ships no module of passkeys: is it read at all?`)
finish(failures)

/** The folders of our packages whose code is loaded at the start. @param {string} from @param {string} name */
async function findShipped(from, name) {
  const entry = `${root}entry.js`
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    logLevel: 'silent',
    external: (/** @type {string} */ id) => id.endsWith('.css') || !/^(@foyer\/|[./])/.test(id),
    plugins: [virtualEntry(entry, `export { ${name} } from '${from}'`)],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  const files = new Map(output.map((file) => [file.fileName, file]))
  const modules = [...collectLoaded(output[0].fileName, files)].flatMap((file) => {
    const chunk = files.get(file)
    return chunk?.type === 'chunk' ? Object.entries(chunk.modules) : []
  })
  const folders = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => {
      const [, workspace, folder] = /packages\/([^/]+)\/dist\/(generated\/[\w-]+|[^/]+(?=\/))/.exec(id) ?? []
      return workspace === undefined ? [] : [`${workspace}/${folder}`]
    })
  return [...new Set(folders)].toSorted()
}
