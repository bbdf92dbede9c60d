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

/** What strangers are told of in production: the calls of families, not the office's. */
function withoutOffice(text: string): string {
  const { tags, paths, components, ...rest } = v.parse(Contract, JSON.parse(text))
  const { opsToken: _, ...securitySchemes } = components.securitySchemes
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

/** The committed contract at /openapi.json; where it is switched on, with the office's calls and to browse at /docs. */
export async function addApiDocs(http: FastifyInstance, isShown: boolean): Promise<void> {
  const whole = readFileSync(file, 'utf8')
  const text = isShown ? whole : withoutOffice(whole)
  if (isShown) await addDocsPage(http)
  http.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text),
  )
}
