// @ts-check
// `npm run bench:sign-in-weight [-- --write]`
// How much code does a page load for a sign-in form with password, code, providers, passkeys and a second factor? Gzipped, without React.
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { measure } from '../tools/build/bundle-size.mjs'
import { printResults, writeResults } from './results.mjs'

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const foyer = {
  '@foyer/sign-in': ['FoyerProvider', 'SignIn', 'SocialButtons'],
  // Our messages in one language, which the provider requires; Clerk's are part of its code.
  '@foyer/core/messages/en-001': ['signIn'],
  '@foyer/kit/styles.css': [],
}

// better-auth has no form: this is only its client, for which an app writes its own form.
const betterAuth = {
  'better-auth/react': ['createAuthClient'],
  'better-auth/client/plugins': ['emailOTPClient', 'phoneNumberClient', 'twoFactorClient'],
  '@better-auth/passkey/client': ['passkeyClient'],
}

const clerkUi = new URL('node_modules/@clerk/ui/dist/', import.meta.url)

/** The files that Clerk's two scripts load for `<SignIn />`, in an app that has React already. */
function listClerkFiles() {
  const runtime = 'ui.shared.browser.js'
  const code = readFileSync(new URL(runtime, clerkUi), 'utf8')
  const ids = /SignIn:\(\)=>Promise\.all\(\[([^\]]+)\]\)/.exec(code)?.[1]?.match(/\d+/g)
  const hash = /\.h=\(\)=>"([0-9a-f]{6})/.exec(code)?.[1]
  if (!ids || !hash) throw new Error('Clerk has another loader now: see which files its sign-in page loads.')
  const installedFiles = readdirSync(clerkUi)
  const chunks = ids.map((id) => {
    const name = new RegExp(`[{,]${id}:"([^"]+)"`).exec(code)?.[1] ?? id
    const file = installedFiles.find((each) => each.startsWith(`${name}_ui_${hash}_`))
    if (file === undefined) throw new Error(`Clerk's part ${name} has no file.`)
    return new URL(file, clerkUi)
  })
  const core = new URL('node_modules/@clerk/clerk-js/dist/clerk.browser.js', import.meta.url)
  return { core, form: [new URL(runtime, clerkUi), ...chunks] }
}

/** @param {URL} file */
const measureGzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000

/** @param {import('../tools/build/bundle-size.mjs').Modules} modules @param {string} [folder] @param {boolean} [includesLazy] */
async function measureModules(modules, folder, includesLazy) {
  const { js, css } = await measure({ modules, ...(folder !== undefined && { folder }) }, includesLazy)
  return (js + css) / 1000
}

const clerk = listClerkFiles()
const clerkForm = measureGzipped(clerk.core) + clerk.form.map(measureGzipped).reduce((sum, kb) => sum + kb, 0)
const ours = await measureModules(foyer)
const rows = [
  row('before the form is used, foyer and Clerk', ours, clerkForm),
  row(
    'before the form is used, foyer and better-auth without a form',
    ours,
    await measureModules(betterAuth, 'bench'),
  ),
  row(
    'with every later part of foyer, beside Clerk before use',
    await measureModules(foyer, undefined, true),
    clerkForm,
  ),
]
printResults(rows)
if (options.write)
  writeResults(rows, {
    heading: 'Sign-in page weight',
    command: 'npm run bench:sign-in-weight',
    setting: 'kB of JavaScript and CSS, minified and gzipped, without React; the measure is the peer',
  })

/** @param {string} what @param {number} foyerKb @param {number} peerKb @returns {import('./results.mjs').Row} */
function row(what, foyerKb, peerKb) {
  return { name: `kB ${what}`, ours: foyerKb, measure: peerKb, ratio: foyerKb / peerKb, digits: 1, goal: '' }
}
