// @ts-check
// Checks the declarations of the built packages without `skipLibCheck`, as a strict app does: by this repository's compiler, and by
// TypeScript 5, which frameworks still require, and which resolves some types in another order. Run after a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPackages } from '../../build/workspaces.mjs'
import { program, readText, root } from '../../run/programs.mjs'
import { runStep } from '../../run/steps.mjs'
import { finish } from '../finish.mjs'

/** Code that a compiler must refuse if it has read the declarations: a type that has become `any` would accept it. */
const refusedCode = [
  `import type { Block } from '@foyer/kit/block-form'
   // @ts-expect-error -- there is no such block.
   export const block: Block = { type: 'base-inptu', name: 'city' }`,
  `import type { Block } from '@foyer/kit/block-form'
   // @ts-expect-error -- nor in a group.
   export const group: Block = { type: 'group-label', name: 'home', label: '', blocks: [{ type: 'base-inptu', name: 'city' }] }`,
  `import { createApi } from '@foyer/sign-in'
   // @ts-expect-error -- no call of the contract.
   export const answer = createApi({ lang: 'en-001' }).call('logni', {})`,
  `import type { AccountOptions } from '@foyer/account'
   // @ts-expect-error -- no room.
   export const room: AccountOptions['room'] = 'kitchen'`,
]

/** Generic types, with the arguments to use them with. */
const generics = new Map([
  ['CodeFormProps', '<null>'],
  ['EnrolAuthenticatorProps', '<null>'],
  ['TabsProps', '<string>'],
  ...['BlockFormProps', 'ErrorSummaryProps', 'FormProps', 'FormStoreOptions'].map(
    (name) => /** @type {const} */ ([name, '<unknown>']),
  ),
])

const modules = listPackages().flatMap((folder) => {
  /** @type {{ name: string, exports: Record<string, string | Record<string, string>> }} */
  const { name, exports } = JSON.parse(readText(`${folder}/package.json`))
  return Object.entries(exports).map(([path, target]) => ({
    module: name + path.slice(1),
    source: join(folder, (typeof target === 'string' ? target : target['foyer-source']) ?? ''),
  }))
})

/** For every type of properties and options: `undefined` means the same as leaving one out, also under `exactOptionalPropertyTypes`. */
const acceptedCode = modules.flatMap(({ module, source }) => {
  const exported = readText(source).replaceAll(/^import [^;]*? from '.*'$/gm, '')
  const found = exported.matchAll(/\b(?:type|export interface) (\w+(?:Props|Options))\b/g)
  const types = Array.from(found, ([, type = '']) => type)
  return types.length === 0
    ? []
    : `import type * as all from '${module}'
   type Loose<T> = { [Key in keyof T]: object extends Pick<T, Key> ? (Key extends 'events' ? Loose<NonNullable<T[Key]>> : T[Key]) | undefined : T[Key] }
   ${types.map((type) => `export const ${type} = (loose: Loose<all.${type}${generics.get(type) ?? ''}>): all.${type}${generics.get(type) ?? ''} => loose`).join('\n')}`
})

/**
 * For every function: an app that emits declarations of its own, for example a workspace with `composite`, can name the type that it returns.
 * TypeScript cannot name types that a module does not export.
 */
const nameableCode = modules.map(({ module, source }) => {
  const text = readText(source)
  const listed = Array.from(text.matchAll(/^export \{([^}]*)\}/gm), ([, names = '']) => names.split(','))
  const declared = Array.from(text.matchAll(/^export (?:async )?function (\w+)/gm), ([, name = '']) => name)
  const names = new Set([...listed.flat().map((name) => name.trim()), ...declared])
  return `import * as all from '${module}'
   declare function call<F>(f: F): F extends (...args: never[]) => infer Result ? Result : null
   ${[...names]
     .filter((name) => /^[a-z]\w*$/.test(name))
     .map((name) => `export const ${name} = call(all.${name})`)
     .join('\n')}`
})

const failures = await Promise.all([
  compile('typescript', { module: 'nodenext', moduleResolution: 'nodenext' }),
  compile('typescript5', { module: 'preserve', moduleResolution: 'bundler' }),
])
finish(
  failures.flat(),
  `The declarations of ${modules.length} modules are right, for Node and for a bundler.`,
)

/** @param {string} compiler @param {object} resolution @returns {Promise<string[]>} */
async function compile(compiler, resolution) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/types-'))
  try {
    const compilerOptions = {
      ...resolution,
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      declaration: true,
      noEmit: true,
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    writeFileSync(join(folder, 'modules.ts'), modules.map(({ module }) => `import '${module}'\n`).join(''))
    for (const [index, code] of [...refusedCode, ...acceptedCode, ...nameableCode].entries())
      writeFileSync(join(folder, `app-${index}.ts`), code)
    const command = [...program(compiler, 'tsc'), '-p', folder, '--pretty', 'false']
    const { isPassed, output } = await runStep({ name: compiler, command })
    return isPassed ? [] : [`${compiler} says\n${output}`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
