import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../failures/failure.ts'
import { officeSecurityPolicy } from '../security-headers.ts'

/** Serves the built office at /office, at its own address alone if it has one. */
export async function serveOffice(
  http: FastifyInstance,
  config: Pick<Config, 'production' | 'web'>,
): Promise<void> {
  const { office, officeUrl } = config.web
  const dist = office === undefined ? undefined : resolve(office)
  if (dist === undefined || !existsSync(join(dist, 'index.html'))) return
  const host = officeUrl === undefined ? undefined : new URL(officeUrl).host
  const policy = officeSecurityPolicy(config)
  const send = (reply: FastifyReply, type: string, file: string) =>
    reply
      .header('cache-control', 'no-cache')
      .type(`${type}; charset=utf-8`)
      .send(readFileSync(join(dist, file)))
  await http.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (host !== undefined && request.host !== host) throw new Failure('not_found')
      reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
    })
    await pages.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/office/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      dotfiles: 'deny',
      index: false,
    })
    pages.get('/office/boot.js', async (_request, reply) => send(reply, 'text/javascript', 'boot.js'))
    // The router of the office finds the screen, and knows what there is none of.
    for (const path of ['/office', '/office/*'])
      pages.get(path, async (_request, reply) => send(reply, 'text/html', 'index.html'))
  })
}
