import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'
import { expect, it } from 'vitest'

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly moduleIds: readonly string[]
}

async function bundle(entry: string): Promise<readonly Chunk[]> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    build: {
      write: false,
      rollupOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  return [result]
    .flat()
    .flatMap((built) => ('output' in built ? built.output.filter((file) => file.type === 'chunk') : []))
}

/** The modules of the first script, and those of scripts that are loaded later. */
function readModules(chunks: readonly Chunk[]) {
  const [first] = chunks
  const initial = new Set([first?.fileName])
  for (const name of initial)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) initial.add(next)
  const of = (isAtOnce: boolean) =>
    chunks.filter(({ fileName }) => initial.has(fileName) === isAtOnce).flatMap(({ moduleIds }) => moduleIds)
  return { atOnce: of(true), later: of(false) }
}

// R2.14, R2.15
it.each([
  ['currency', 'blocks/currency-dropdown/index.ts', 'blocks/currency-dropdown/currency-dropdown.tsx'],
  ['country', 'blocks/phone-input/index.ts', 'blocks/phone-input/phone-input.tsx'],
])('the %s picker has a script of its own, which its input does not wait for', async (name, entry, input) => {
  const { atOnce, later } = readModules(await bundle(entry))
  const isPicker = (id: string): boolean => id.includes(`/pickers/${name}-picker/`)
  expect(atOnce.filter((id) => id.endsWith(input))).toHaveLength(1)
  expect(atOnce.filter(isPicker)).toEqual([])
  expect(later.filter(isPicker).length).toBeGreaterThan(1)
})
