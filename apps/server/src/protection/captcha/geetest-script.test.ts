import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { StartError } from '../../settings/start-error.ts'
import { requireGeetestScript } from './geetest-script.ts'

const keys = { CAPTCHA_KIND: 'geetest', GEETEST_CAPTCHA_ID: 'id', GEETEST_CAPTCHA_KEY: 'a-key-of-geetest' }

async function makeWebDir(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-web-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'geetest'))
  for (const file of files) await writeFile(join(folder, file), '')
  return folder
}

test('GeeTest without its script prevents the start, with a message that says where to get it', async () => {
  const webDir = await makeWebDir(['index.html'])
  const start = () => requireGeetestScript({ ...readConfig(keys), webDir })
  expect(start).toThrow(StartError)
  expect(start).toThrow(/no file .*geetest\/gt4\.js\. Take gt4\.js from https:\/\/static\.geetest\.com\//)
})

test.for([
  ['its script is there', keys, ['index.html', 'geetest/gt4.js']],
  ['no web client is served', keys, []],
  [
    'the sandbox replaces it',
    { CAPTCHA_KIND: 'geetest', CAPTCHA_SANDBOX_URL: 'http://localhost:3001' },
    ['index.html'],
  ],
  ['another captcha is configured', { CAPTCHA_KIND: 'altcha' }, ['index.html']],
] as const)('the server starts with GeeTest if %s', async ([, environment, files]) => {
  const webDir = await makeWebDir(files)
  expect(() => requireGeetestScript({ ...readConfig(environment), webDir })).not.toThrow()
})
