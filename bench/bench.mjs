// @ts-check
// `npm run bench [-- --rounds 7 --write]`: the browser bench, then the server bench. bench/README.md says what they measure.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

for (const script of ['browser/bench.mjs', 'server.mjs']) {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
