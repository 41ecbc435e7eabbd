import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ada } from '../../testing/people.ts'
import { openInbox } from '../../testing/inbox.ts'
import { describeDeliveryError } from '../describe-delivery-error.ts'
import { createMailTransport } from './mail-transport.ts'

const mail = { to: ada.email, subject: 'a', text: 'b', html: 'c' }

/** A mail server that starts to answer each command, and keeps adding lines to the answer without ever ending it. */
async function startTrickling(): Promise<{ port: number; sockets: ReadonlySet<Socket> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.write('220 mail.example.com\r\n')
    let trickle: NodeJS.Timeout | undefined
    socket.once('data', () => {
      trickle = setInterval(() => socket.write('250-wait\r\n'), 5)
    })
    socket.on('close', () => {
      clearInterval(trickle)
      sockets.delete(socket)
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, sockets }
}

test('a mail server that sends an endless answer blocks neither its mail nor those queued behind it', async () => {
  const { port, sockets } = await startTrickling()
  const inbox = await openInbox()
  onTestFinished(() => inbox.close())
  const transport = createMailTransport({ ...inbox.config, mailUrl: `smtp://127.0.0.1:${port}` }, 200)
  onTestFinished(() => transport?.close())
  // More mails than there are connections, so that some wait for one.
  const send = async () => transport?.send(mail, 'id')
  const tries = await Promise.allSettled(Array.from({ length: 8 }, send))
  expect(tries).toMatchObject(tries.map(() => ({ status: 'rejected', reason: { name: 'AbortError' } })))
  await expect.poll(() => sockets.size).toBe(0)
})

test.each([
  ['where nobody listens', () => 'smtp://127.0.0.1:1', 'ECONNREFUSED'],
  [
    'that speaks no TLS, at an address with smtps:',
    (url: string) => url.replace('smtp:', 'smtps:'),
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
])('a mail server %s has its own error code in the log', async (_where, addressOf, code) => {
  const inbox = await openInbox()
  onTestFinished(() => inbox.close())
  const transport = createMailTransport({ ...inbox.config, mailUrl: addressOf(inbox.config.mailUrl ?? '') })
  onTestFinished(() => transport?.close())
  const failure = await transport?.send(mail, 'id').catch(describeDeliveryError)
  expect(failure).toMatchObject({ code: 'ESOCKET', originalCode: code, command: 'CONN' })
})
