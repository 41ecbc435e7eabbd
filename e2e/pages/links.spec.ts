import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run/programs.mjs'
import { expect, test } from '../testing/foyer.ts'

test(
  'Every address that the app has a page for answers 200 when it is opened directly',
  { tag: '@any-size' },
  async ({ request }) => {
    const list = readFileSync(join(root, 'apps/web/dist/prerendered/pages.json'), 'utf8')
    const paths = (JSON.parse(list) as { path: string }[]).map(({ path }) => path)
    expect(paths).toContain('/oauth/:social')
    for (const path of paths.filter((each) => each.startsWith('/'))) {
      const answer = await request.get(path.replace(':social', 'google').replace(':number', 'F6K9-T7Q2'), {
        headers: { accept: 'text/html' },
      })
      expect(answer.status(), path).toBe(200)
    }
  },
)
