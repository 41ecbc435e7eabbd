// @ts-check
// Are the packages, as they are packed, what an integrator can use? Run after a build.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { listPackages, packPackages } from './pack.mjs'
import { program, root } from './programs.mjs'
import { runStep } from './steps.mjs'

/** @typedef {{ types?: string, default: string } | string} Target */

const folder = mkdtempSync(join(tmpdir(), 'foyer-packed-'))
try {
  const tarballs = packPackages(folder)
  const failures = (
    await Promise.all(listPackages().map((name, at) => check(name, tarballs[at] ?? '')))
  ).flat()
  for (const failure of failures) console.error(failure)
  if (failures.length === 0) console.log(`${tarballs.length} tarballs hold what they promise, and no more.`)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} name @param {string} tarball @returns {Promise<string[]>} */
async function check(name, tarball) {
  const place = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['-xzf', tarball, '-C', place])
  const unpacked = join(place, 'package')
  const complaints = [
    ...checkContents(unpacked),
    ...checkExports(unpacked),
    ...(await checkTypes(unpacked, tarball)),
  ]
  return complaints.map((complaint) => `${name}: ${complaint}`)
}

/** @param {string} unpacked */
function checkContents(unpacked) {
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1))
  const isOurs =
    /^(package\.json|README\.md|LICENSE|dist\/(?!.*(\.test\.|\.stories\.|\/test(ing)?\/)).*(\.js|\.d\.ts|\.css))$/
  return [
    ...files.filter((file) => !isOurs.test(file)).map((file) => `${file} has no business in the package.`),
    ...['README.md', 'LICENSE'].filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
    ...(readText(unpacked, 'LICENSE') === readText(root, 'LICENSE')
      ? []
      : ['LICENSE is not the one of the repository.']),
    ...files
      .filter((file) => file.endsWith('.js') && readText(unpacked, file).includes('sourceMappingURL='))
      .map((file) => `${file} names a map that is not there.`),
  ]
}

/** @param {string} unpacked */
function checkExports(unpacked) {
  /** @type {{ exports: Record<string, Target>, sideEffects?: unknown }} */
  const manifest = JSON.parse(readText(unpacked, 'package.json'))
  const exports = Object.entries(manifest.exports)
  const isThere = (/** @type {string} */ target) => readText(unpacked, target) !== ''
  return [
    ...exports.flatMap(([path, target]) => [
      ...Object.values(typeof target === 'string' ? { default: target } : target)
        .filter((file) => !isThere(file))
        .map((file) => `${path} leads to ${file}, which is not in the package.`),
      ...(path.endsWith('.css') || Object.keys(target)[0] === 'types'
        ? []
        : [`${path} does not begin with its types.`]),
    ]),
    ...(manifest.sideEffects === undefined ? ['sideEffects is not said.'] : []),
    ...['foyer-source', 'workspace:', 'file:']
      .filter((word) => JSON.stringify(manifest).includes(word))
      .map((word) => `package.json says ${word}, which means nothing outside of the repository.`),
  ]
}

/** @param {string} unpacked @param {string} tarball */
async function checkTypes(unpacked, tarball) {
  const results = await Promise.all([
    runStep({
      name: 'publint',
      command: [...program('publint'), 'run', unpacked, '--strict', '--pack', 'npm'],
    }),
    // There is no CommonJS build on purpose: Node 20.19 can require an ES module.
    runStep({
      name: 'attw',
      command: [
        ...program('@arethetypeswrong/cli', 'attw'),
        tarball,
        '--profile=esm-only',
        '--format=ascii',
        '--exclude-entrypoints',
        './styles.css',
      ],
    }),
  ])
  return results.filter(({ isPassed }) => !isPassed).map(({ name, output }) => `${name} says\n${output}`)
}

/** Empty when it is not there. @param {string} place @param {string} file */
function readText(place, file) {
  try {
    return readFileSync(join(place, file), 'utf8')
  } catch {
    return ''
  }
}
