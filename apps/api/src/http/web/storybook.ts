import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hashOfInline, storybookSecurityPolicy } from '../security-headers.ts'

const hashed = /[/\\]assets[/\\].+-[\w-]{8,}\.\w+$/
const pages = ['index.html', 'iframe.html']

/** Returns the hashes of the inline scripts of a Storybook page. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    hashOfInline(script),
  )

/** Serves the kit's Storybook at /kit if it has been built. */
export async function serveStorybook(
  http: FastifyInstance,
  settings: { readonly dist: string | undefined },
): Promise<void> {
  const dist = settings.dist === undefined ? undefined : resolve(settings.dist)
  if (dist === undefined || !existsSync(join(dist, 'index.html'))) return
  const scripts = pages
    .map((page) => join(dist, page))
    .filter((page) => existsSync(page))
    .flatMap((page) => inlineScripts(readFileSync(page, 'utf8')))
  await http.register(async (kit) => {
    kit.addHook('onRequest', async (_request, reply) => {
      const policy = reply.getHeader('content-security-policy')
      reply.headers({
        'content-security-policy': storybookSecurityPolicy(String(policy), [...new Set(scripts)]),
        // Storybook shows its stories in frames from its own origin.
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
    })
    kit.get('/kit', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').redirect('/kit/', 308),
    )
    await kit.register(fastifyStatic, {
      root: dist,
      prefix: '/kit/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
      setHeaders: (reply, path) => {
        const isHashed = hashed.test(path.replace(/\.(?:br|gz)$/, ''))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
}
