import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { docsSecurityPolicy } from './security-headers.ts'

const file = fileURLToPath(import.meta.resolve('@sakina/api-client/openapi.json'))

const entries = v.record(v.string(), v.unknown())

const Contract = v.looseObject({
  tags: v.array(v.looseObject({ name: v.string() })),
  paths: entries,
  components: v.looseObject({ securitySchemes: entries }),
})

/** Removes the office's operations from the document that production serves to the public. */
function withoutOffice(text: string): string {
  const { tags, paths, components, ...rest } = v.parse(Contract, JSON.parse(text))
  const { opsToken: _token, officeSession: _session, ...securitySchemes } = components.securitySchemes
  return JSON.stringify({
    ...rest,
    tags: tags.filter(({ name }) => name !== 'ops'),
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/ops/'))),
    components: { ...components, securitySchemes },
  })
}

async function addDocsPage(http: FastifyInstance): Promise<void> {
  await http.register(fastifySwagger, { mode: 'static', specification: { path: file, baseDir: '/' } })
  await http.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        const policy = reply.getHeader('content-security-policy')
        reply.header('content-security-policy', docsSecurityPolicy(String(policy)))
        done()
      },
    },
  })
}

/**
 * Serves the committed contract at /openapi.json; when enabled, with the office's operations and a viewer at
 * /docs.
 */
export async function addApiDocs(http: FastifyInstance, isShown: boolean): Promise<void> {
  const whole = readFileSync(file, 'utf8')
  const text = isShown ? whole : withoutOffice(whole)
  if (isShown) await addDocsPage(http)
  http.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text),
  )
}
