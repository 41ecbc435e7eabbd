import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { attestAsAndroid } from '../../testing/factors/android-attestation.ts'
import { createPasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { serverTest as test } from '../../testing/server-test.ts'

/** An internal address that only this machine should reach, and the requests that it gets. */
async function openInside() {
  const asked: (string | undefined)[] = []
  const inside = createServer((request, response) => {
    asked.push(request.url)
    response.end()
  })
  inside.listen(0, '127.0.0.1')
  await once(inside, 'listening')
  onTestFinished(() => void inside.close())
  const { port } = inside.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/inside`, asked }
}

test('A passkey with an attestation is accepted like any other, without the server requesting an address from it', async ({
  start,
}) => {
  const inside = await openInside()
  const server = await start()
  const stranger = server.open()
  const email = 'ada@example.test'
  const { body } = await stranger.call('passkeySignUpOptions', { body: { email } })
  const { credential, passkey } = createPasskey(body.options, {}, attestAsAndroid(inside.url))
  const made = await stranger.call('register', { body: { email, passkey: credential } })
  expect(inside.asked).toEqual([])
  expect(made).toMatchObject({ status: 201 })
  expect(await signInWith(server.open(), passkey)).toMatchObject({ status: 200 })
})
