import type { FastifyInstance } from 'fastify'
import type { Inbox } from './inbox.ts'

interface Sms {
  readonly to: string
  readonly text: string
}

const smsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['to', 'text'],
  properties: {
    to: { type: 'string', minLength: 1, maxLength: 32 },
    text: { type: 'string', minLength: 1, maxLength: 2000 },
  },
} as const

/** The calls for tests, and the gateway to which Foyer's server sends text messages. */
export function registerInboxCalls(app: FastifyInstance, inbox: Inbox): void {
  app.get('/api/messages', () => ({ messages: inbox.list() }))

  app.delete('/api/messages', (_request, reply) => {
    inbox.clear()
    return reply.code(204).send()
  })

  app.post('/api/failures', (_request, reply) => {
    inbox.failNext()
    return reply.code(204).send()
  })

  app.post<{ Body: Sms }>('/api/sms', { schema: { body: smsSchema } }, ({ body: { to, text } }, reply) => {
    if (inbox.consumeFailure())
      return reply.code(503).send({ message: 'The message could not be delivered.' })
    const { id } = inbox.add({ kind: 'sms', from: 'Foyer', to: [to], subject: '', text, html: null })
    return reply.code(201).send({ id })
  })
}
