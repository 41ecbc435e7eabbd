// @ts-check
// `npm run pictures`: takes the pictures of docs/pictures again, of the product as it is now.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from '../run/install.mjs'
import { program, root } from '../run/programs.mjs'
import { ensureChromium } from '../test/chromium.mjs'

ensureInstalled()
await ensureChromium()
const [node = '', ...playwright] = program('@playwright/test', 'playwright')
execFileSync(node, [...playwright, 'test', '-c', 'pictures'], { cwd: join(root, 'e2e'), stdio: 'inherit' })
