// @ts-check
// Checks the tarballs of the packages from an integrator's view. Run after a build.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packPackages } from '../../build/pack.mjs'
import { listPackages } from '../../build/workspaces.mjs'
import { readText } from '../../run/programs.mjs'
import { finish } from '../finish.mjs'

/** The files that a package may contain. */
const isOwnPackage =
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|NOTICE|dist\/(?!.*(\.test\.|\.stories\.|\/testing\/)).*(\.js(\.map)?|\.d\.ts|\.css)|templates\/.+)$/

/** Ways to resolve a package that are not checked: there is no CommonJS build, because Node 20.19 can require ES modules. */
const unsupported = new Set(['node10', 'node16-cjs'])

const folder = mkdtempSync(join(tmpdir(), 'foyer-packed-'))
try {
  const tarballs = packPackages(folder)
  const checks = await Promise.all(listPackages().map((name, index) => check(name, tarballs[index] ?? '')))
  finish(checks.flat(), `${tarballs.length} tarballs hold what they promise, and no more.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} name @param {string} tarball @returns {Promise<string[]>} */
async function check(name, tarball) {
  const unpackedFolder = mkdtempSync(join(folder, 'unpacked-'))
  const listed = execFileSync('tar', ['-xvzf', tarball, '-C', unpackedFolder], { encoding: 'utf8' })
  const files = listed
    .split('\n')
    .flatMap((line) => /^(?:x )?package\/(.+[^/])$/.exec(line)?.slice(1, 2) ?? [])
  const unpacked = join(unpackedFolder, 'package')
  const problems = [
    ...checkContents(unpacked, files),
    ...checkExports(unpacked),
    ...(await checkCode(unpacked)),
    ...(await checkTypes(tarball)),
  ]
  return problems.map((problem) => `${name}: ${problem}`)
}

/** @param {string} unpacked @param {string[]} files */
function checkContents(unpacked, files) {
  const read = (/** @type {string} */ file) => readFileSync(join(unpacked, file), 'utf8')
  const missing = ['README.md', 'CHANGELOG.md', 'LICENSE', 'dist'].filter(
    (file) => !existsSync(join(unpacked, file)),
  )
  const hasCode = (/** @type {string} */ file) =>
    read(file)
      .replaceAll(/\/\/.*|(import|export) \{[^}]*\}( from ".*")?;|"use client";|export \{\}/g, '')
      .trim() !== ''
  const unmapped = files.filter(
    (file) => /^dist\/.*\.js$/.test(file) && !files.includes(`${file}.map`) && hasCode(file),
  )
  return [
    ...files
      .filter((file) => !isOwnPackage.test(file))
      .map((file) => `${file} has no business in the package.`),
    ...missing.map((file) => `${file} is missing.`),
    ...(read('LICENSE') === readText('LICENSE') ? [] : ['LICENSE is not the one of the repository.']),
    ...unmapped.map((file) => `${file} has no source map.`),
  ]
}

/** @param {string} unpacked */
function checkExports(unpacked) {
  const text = readFileSync(join(unpacked, 'package.json'), 'utf8')
  /** @type {{ exports: Record<string, { types?: string, default: string } | string>, sideEffects?: unknown }} */
  const { exports, sideEffects } = JSON.parse(text)
  const targets = Object.entries(exports)
  const forbiddenWords = ['foyer-source', 'workspace:', 'file:'].filter((word) => text.includes(word))
  return [
    ...targets.flatMap(([path, target]) =>
      Object.values(typeof target === 'string' ? [target] : target)
        .filter((file) => !existsSync(join(unpacked, file)))
        .map((file) => `${path} leads to ${file}, which is not in the package.`),
    ),
    ...targets
      .filter(([path, target]) => !path.endsWith('.css') && Object.keys(target)[0] !== 'types')
      .map(([path]) => `${path} does not begin with its types.`),
    ...(sideEffects === undefined ? ['sideEffects is not said.'] : []),
    ...forbiddenWords.map(
      (word) => `package.json says ${word}, which means nothing outside of the repository.`,
    ),
  ]
}

/** Do Node and bundlers find the code? @param {string} unpacked */
async function checkCode(unpacked) {
  // The unpacked tarball is what a registry would get, so publint need not pack again.
  const { messages, pkg } = await publint({ pkgDir: unpacked, strict: true, pack: false })
  return messages
    .filter(({ type }) => type === 'error')
    .map((message) => `publint says ${formatMessage(message, pkg, { color: false })}`)
}

/** Do compilers find the types that belong to the code? @param {string} tarball */
async function checkTypes(tarball) {
  const contents = createPackageFromTarballData(readFileSync(tarball))
  const result = await checkPackage(contents, { excludeEntrypoints: ['./styles.css'] })
  // A package that is only run, and never imported, has no types.
  if (result.types === false) return []
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && unsupported.has(problem.resolutionKind)))
    .map((problem) => `arethetypeswrong says ${JSON.stringify(problem)}`)
}
