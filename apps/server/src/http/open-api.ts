import type { FastifyInstance } from 'fastify'

/** The OpenAPI document of the calls that are mounted, and its page at `/docs`. Loaded in development only. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Foyer', version: '1' } },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Swagger UI has `style` attributes in its markup. Style sheets and scripts come from here alone, as everywhere.
    transformStaticCSP: (policy) => `${policy};style-src-attr 'unsafe-inline'`,
  })
}
