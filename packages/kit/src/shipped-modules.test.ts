import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'
import { expect, it } from 'vitest'

/** Which blocks a bundle has that imports one thing and nothing else. */
async function listShippedBlocks(entry: string): Promise<string[]> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    build: {
      write: false,
      rollupOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  const modules = [result]
    .flat()
    .flatMap((bundle) =>
      'output' in bundle
        ? bundle.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
        : [],
    )
  const blocks = modules.flatMap((id) => /\/blocks\/([^/]+)\//.exec(id)?.[1] ?? [])
  return [...new Set(blocks)].toSorted()
}

it.each([
  ['form/index.ts', []],
  ['surfaces/tabs/index.ts', []],
  ['blocks/email-input/index.ts', ['email-input']],
  ['blocks/mask-input/index.ts', ['mask-input']],
  ['blocks/search-input/index.ts', ['search-input']],
  ['blocks/date-input/index.ts', ['date-input']],
  ['blocks/phone-input/index.ts', ['phone-input']],
  ['blocks/password-input/index.ts', ['password-input']],
  ['blocks/promo-code-input/index.ts', ['button', 'promo-code-input']],
  ['blocks/voucher-input/index.ts', ['voucher-input']],
  ['blocks/zipcode-input/index.ts', ['zipcode-input']],
  ['blocks/submit/index.ts', ['button', 'submit']],
])('ships no block that is not asked for: %s', async (entry, blocks) => {
  expect(await listShippedBlocks(entry)).toEqual(blocks)
})
