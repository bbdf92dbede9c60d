import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

const file = fileURLToPath(import.meta.resolve('@sakina/api-client/openapi.json'))

/** The contract as a document at /openapi.json, to browse at /docs: the very file that is committed beside the table. */
export async function addApiDocs(http: FastifyInstance): Promise<void> {
  const text = readFileSync(file, 'utf8')
  await http.register(fastifySwagger, { mode: 'static', specification: { path: file, baseDir: '/' } })
  await http.register(fastifySwaggerUi, { routePrefix: '/docs', uiConfig: { deepLinking: true } })
  http.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text),
  )
}
