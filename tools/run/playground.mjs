// @ts-check
// `npm run playground`: shows every block in every state with Storybook. PORT sets the port.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { ensureInstalled } from './install.mjs'
import { program, root } from './programs.mjs'

ensureInstalled()
const port = String(process.env.PORT || 6006)
const [node = '', ...storybook] = program('storybook')
const options = ['--ci', '--no-open', '--exact-port', '--no-version-updates', '--disable-telemetry']
const child = spawn(node, [...storybook, 'dev', '--port', port, ...options], {
  cwd: join(root, 'apps/playground'),
  stdio: 'inherit',
})
// Ctrl-C reaches Storybook directly; this process ends after it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.once('exit', (code) => (process.exitCode = code ?? 0))
