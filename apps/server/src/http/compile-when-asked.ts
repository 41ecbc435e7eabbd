import { setImmediate as nextTurn } from 'node:timers/promises'
import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'
import type { FastifyValidationResult } from 'fastify/types/schema.js'

interface SchemaCompilers {
  /** Compiles what nobody has asked for yet, between other work. @throws Error on a schema that is wrong */
  compileRest(): Promise<void>
}

/** Milliseconds from listening to the schemas that nobody has asked for: the first person is served before. */
const restDelay = 1_000

/**
 * The schemas of a route are compiled by what Fastify compiles with, at the first request: those of all routes are a
 * quarter of the time in which the server starts.
 */
export function compileWhenAsked(app: FastifyInstance): SchemaCompilers {
  const waiting = new Set<() => unknown>()

  /** What `compile` gives, which is asked for once. */
  function later<T>(compile: () => T): () => T {
    let made: { readonly value: T } | undefined
    const get = () => {
      waiting.delete(get)
      made ??= { value: compile() }
      return made.value
    }
    waiting.add(get)
    return get
  }

  // Fastify would drop unknown fields and turn "1" into 1; we say what is wrong instead.
  const customOptions = { removeAdditional: false, coerceTypes: false, useDefaults: true }
  const compileValidator = AjvCompiler()({}, { customOptions })
  app.setValidatorCompiler((route) => {
    const get = later(() => compileValidator(route))
    const validate: FastifyValidationResult = (data: unknown) => {
      const compiled = get()
      const isValid = compiled(data) === true
      // Fastify reads what is wrong off the function that it has called.
      validate.errors = compiled.errors
      return isValid
    }
    return validate
  })

  const compileSerializer = SerializerSelector()({})
  app.setSerializerCompiler((route) => {
    const get = later(() => compileSerializer({ ...route, httpStatus: route.httpStatus ?? 'default' }))
    return (data: unknown) => get()(data)
  })

  async function compileRest(): Promise<void> {
    for (const get of waiting) {
      get()
      await nextTurn()
    }
  }
  app.addHook('onListen', (done) => {
    setTimeout(() => void compileRest(), restDelay).unref()
    done()
  })
  return { compileRest }
}
