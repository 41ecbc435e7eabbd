import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { operations, type OperationId } from '@foyer/core/wire'
import { compileLazily, createSchemaCompiler } from './compile-lazily.ts'
import { route } from './route.ts'

const ids = Object.keys(operations) as OperationId[]
const wrong = { type: 'no such type' }

describe('schemas that are compiled on first use', () => {
  test('compile for every call of the contract', async () => {
    const app = fastify()
    const { compileRest } = compileLazily(app, createSchemaCompiler())
    for (const id of ids) route(app, id, () => Promise.reject(new Error('nobody asks')))
    await app.ready()
    await expect(compileRest()).resolves.toBeUndefined()
  })

  test('validate requests, and limit responses to their fields', async () => {
    const app = fastify()
    const body = {
      type: 'object',
      properties: { count: { type: 'number' } },
      required: ['count'],
      additionalProperties: false,
    }
    const response = { 200: { type: 'object', properties: { count: { type: 'number' } } } }
    compileLazily(app, createSchemaCompiler())
    app.post('/', { schema: { body, response } }, async () => ({ count: 2, secret: 'kept' }))
    const ask = (payload: object) => app.inject({ method: 'POST', url: '/', payload })

    expect((await ask({ count: '1' })).json()).toMatchObject({
      statusCode: 400,
      message: 'body/count must be number',
    })
    expect((await ask({ count: 1, more: 1 })).statusCode).toBe(400)
    expect((await ask({ count: 1 })).json()).toEqual({ count: 2 })
  })

  test.for([{ body: wrong }, { response: { 200: wrong } }])(
    'are all compiled in the end, so %j is found',
    async (schema) => {
      const app = fastify()
      const { compileRest } = compileLazily(app, createSchemaCompiler())
      app.post('/', { schema }, async () => ({}))
      await app.ready()
      await expect(compileRest()).rejects.toThrow(/type/)
    },
  )
})
