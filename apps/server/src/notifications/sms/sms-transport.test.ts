import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { describeDeliveryError } from '../describe-delivery-error.ts'
import { createOutgoing } from '../../operations/outgoing/outgoing.ts'
import { createSmsTransport } from './sms-transport.ts'

test('a gateway’s redirect is not followed, lest another address get the token, and its status is logged', async () => {
  const asked: string[] = []
  const gateway = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(308, { location: '/moved' }).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void gateway.close())
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  const config = { appName: 'Foyer', mailUrl: null, mailFrom: '', smsToken: 'a-token' }
  const send = createSmsTransport(
    { ...config, smsUrl: `http://127.0.0.1:${port}/messages` },
    createOutgoing(),
  )
  const failure = await send?.({ to: '+15550100200', text: 'a' }, 'id').catch(describeDeliveryError)
  expect(failure).toMatchObject({ reason: 'redirected', responseCode: 308 })
  expect(asked).toEqual(['/messages'])
})
