// @ts-check
// `npm run pictures`: retakes the screenshots in docs/pictures from the current product.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from '../run/install.mjs'
import { program, root } from '../run/programs.mjs'
import { ensureChromium } from '../test/chromium.mjs'

ensureInstalled()
await ensureChromium()
const [node = '', ...playwright] = program('@playwright/test', 'playwright')
execFileSync(node, [...playwright, 'test', '-c', 'pictures'], { cwd: join(root, 'e2e'), stdio: 'inherit' })
