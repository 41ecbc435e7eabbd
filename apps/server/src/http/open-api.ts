import type { FastifyInstance } from 'fastify'

/** The OpenAPI document of the registered calls, and its page at `/docs`. Loaded in development only. */
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
    // Swagger UI uses `style` attributes. Style sheets and scripts still have to come from our own origin.
    transformStaticCSP: (policy) => `${policy};style-src-attr 'unsafe-inline'`,
  })
}
