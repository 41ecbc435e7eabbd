import { setImmediate as nextTurn } from 'node:timers/promises'
import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'
import type { FastifyValidationResult } from 'fastify/types/schema.js'

interface SchemaCompilers {
  /** Compiles the remaining schemas, in between other work. @throws Error if a schema is invalid */
  compileRest(): Promise<void>
}

/** In ms: how long to wait after the start before compiling the remaining schemas, so that first requests are not delayed. */
const restDelay = 1_000

// By default Fastify drops unknown fields and turns "1" into 1. These settings report them as errors instead.
const customOptions = { removeAdditional: false, coerceTypes: false, useDefaults: true }

/** Compiles schemas to validating functions, each object once. */
export const createSchemaCompiler = () => AjvCompiler()({}, { customOptions })

/** One for all apps of the process, because tests create many apps. Only header schemas are compiled per app, because Fastify copies those. */
const sharedCompiler = createSchemaCompiler()

/**
 * Compiles the schemas of a route at its first request, with the same compilers that Fastify uses. Compiling all of them at
 * the start would delay it.
 */
export function compileLazily(app: FastifyInstance, compileValidator = sharedCompiler): SchemaCompilers {
  const pending = new Set<() => unknown>()

  /** Calls `compile` on first use, and keeps its result. */
  function lazy<T>(compile: () => T): () => T {
    let cached: { readonly value: T } | undefined
    const get = () => {
      pending.delete(get)
      cached ??= { value: compile() }
      return cached.value
    }
    pending.add(get)
    return get
  }

  app.setValidatorCompiler((route) => {
    const get = lazy(() => compileValidator(route))
    const validate: FastifyValidationResult = (data: unknown) => {
      const compiled = get()
      const isValid = compiled(data) === true
      // Fastify reads the errors from a property of the validating function.
      validate.errors = compiled.errors
      return isValid
    }
    return validate
  })

  const compileSerializer = SerializerSelector()({})
  app.setSerializerCompiler((route) => {
    const get = lazy(() => compileSerializer({ ...route, httpStatus: route.httpStatus ?? 'default' }))
    return (data: unknown) => get()(data)
  })

  async function compileRest(): Promise<void> {
    for (const get of pending) {
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
