import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** The OpenAPI document of what is registered, with access level and rate class as extensions. */
export const openapiPlugin = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '施知道 API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (input) => {
      const transformed = jsonSchemaTransform(input)
      const endpoint = input.route.config?.endpoint
      if (!endpoint) return transformed
      const security = endpoint.access === 'member' || endpoint.access === 'admin' ? [{ bearer: [] }] : []
      return {
        ...transformed,
        schema: {
          ...transformed.schema,
          security,
          'x-access': endpoint.access,
          'x-rate-class': endpoint.rate,
        } as never,
      }
    },
    transformObject: jsonSchemaTransformObject,
  })
})
