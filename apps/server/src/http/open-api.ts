import type { FastifyInstance } from 'fastify'
import { errorBodySchema, operations } from '@foyer/core/wire'
import { publicOrigin } from '../config.ts'
import type { Context } from '../context.ts'
import { describeNeeds, needs } from './describe-needs.ts'

const refused = {
  description:
    'Refused. `code` is stable; `message` is in the language of `lang`; with 429 and 503 comes `Retry-After`.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

/** The OpenAPI document of the registered calls at `/docs/json`, and its page at `/docs`. Loaded in development only. */
export async function describeCalls(
  app: FastifyInstance,
  { config, sessionCookie, pendingCookie }: Pick<Context, 'config' | 'sessionCookie' | 'pendingCookie'>,
): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foyer',
        version: '1',
        description:
          'Every call of the server. Browsers send its cookies themselves; pages of other origins have to be in `ALLOWED_ORIGINS`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicOrigin(config) }],
      tags: Object.values(needs).map(({ tag, description }) => ({ name: tag, description })),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie.name },
          pending: { type: 'apiKey', in: 'cookie', name: pendingCookie.name },
          operator: { type: 'http', scheme: 'bearer' },
        },
        // A copy, because the contract's schemas are read-only, and the library's type is not.
        schemas: { Error: structuredClone(errorBodySchema) as object },
      },
    },
    transform({ schema, url, route }) {
      const operation = route.config?.operation
      if (operation === undefined) return { schema: { ...schema, hide: true }, url }
      const { status = 200, response = { type: 'null' } } = operation
      const answer = { description: 'Done.', ...(response as object) }
      return { schema: { ...schema, ...describeNeeds(operation), response: { [status]: answer } }, url }
    },
    transformObject(document) {
      if (!('openapiObject' in document)) return document.swaggerObject
      for (const { path, method } of Object.values(operations))
        Object.assign(
          document.openapiObject.paths?.[path]?.[method.toLowerCase() as 'get']?.responses ?? {},
          { '4XX': refused, '5XX': refused },
        )
      return document.openapiObject
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Swagger UI uses `style` attributes. Style sheets and scripts must still come from our own origin.
    transformStaticCSP: (policy) => `${policy};style-src-attr 'unsafe-inline'`,
  })
}
