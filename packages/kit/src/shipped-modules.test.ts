import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dateMessages, phoneMessages } from '@foyer/core/messages/en-001/kit'
import { build, defaultClientConditions } from 'vite'
import { expect, it } from 'vitest'

/** The code of a bundle that imports one entry point and nothing else. */
async function bundle(entry: string): Promise<{ blocks: string[]; code: string }> {
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
  const chunks = [result]
    .flat()
    .flatMap((built) => ('output' in built ? built.output.filter((file) => file.type === 'chunk') : []))
  const blocks = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => /\/blocks\/([^/]+)\//.exec(id)?.[1] ?? []),
  )
  return { blocks: [...new Set(blocks)].toSorted(), code: chunks.map((chunk) => chunk.code).join('\n') }
}

/** A part of the packed table of 245 regions, to find it in a bundle. */
const regions = readFileSync(new URL('../../core/src/generated/phone-regions.ts', import.meta.url), 'utf8')
const regionsMark = /['"`]([^'"`]{40})/.exec(regions)?.[1] ?? ''

it.each([
  ['form/index.ts', []],
  ['surfaces/modal/index.ts', []],
  ['surfaces/snackbar/index.ts', []],
  ['surfaces/tabs/index.ts', []],
  ['blocks/base-input/index.ts', ['base-input']],
  ['blocks/email-input/index.ts', ['email-input']],
  ['blocks/code-input/index.ts', ['code-input']],
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
  const shipped = await bundle(entry)
  expect(shipped.blocks).toEqual(blocks)
  const isPhone = entry.includes('phone')
  // Data or messages could be bundled without a module of the block.
  expect(shipped.code.includes(regionsMark)).toBe(isPhone)
  expect(shipped.code.includes(phoneMessages.phone_country_word)).toBe(isPhone)
  expect(shipped.code.includes(dateMessages.date_impossible)).toBe(entry.includes('date'))
})
