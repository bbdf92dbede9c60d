import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addPolicySources, hashOfInline } from '../security-headers.ts'
import { addVaryHeader } from '../vary.ts'
import { bootScriptTag } from './boot-script.ts'
import { originForMarkup, placeholderOrigin } from './site-origin.ts'

const brotli = (quality: number) => (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const compressWith = { br: brotli(9), gzip: promisify(gzip) }
type Coding = keyof typeof compressWith

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

type Page = {
  readonly changedAt: number
  readonly content: Buffer
  readonly tag: string
  /** The hashes of the style elements in the page. */
  readonly styles: readonly string[]
  readonly compressed: Map<Coding, Promise<Buffer>>
}

const acceptedCoding = (request: FastifyRequest): Coding | undefined => {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.split(';')[0])
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding))
}

type SendPage = (request: FastifyRequest, reply: FastifyReply, file: string) => Promise<FastifyReply>

/**
 * Sends built pages with this site's origin in place of the placeholder, with the first script inlined and
 * with the hashes of inline script and styles in the policy; each page is prepared once and cached.
 */
export function createPageSender(
  dist: string,
  { siteUrl, boot }: { readonly siteUrl: () => string; readonly boot: string | undefined },
): SendPage {
  const pages = new Map<string, Page>()
  const scripts = boot === undefined ? [] : [hashOfInline(boot)]

  const pageOf = (file: string): Page => {
    const path = join(dist, file)
    const changedAt = statSync(path).mtimeMs
    const cachedPage = pages.get(file)
    if (cachedPage?.changedAt === changedAt) return cachedPage
    const built = readFileSync(path, 'utf8').replaceAll(placeholderOrigin, originForMarkup(siteUrl()))
    const text = boot === undefined ? built : built.replace(bootScriptTag, () => `<script>${boot}</script>`)
    const tag = createHash('sha256').update(text).digest('base64url').slice(0, 27)
    const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) =>
      hashOfInline(style),
    )
    const page: Page = { changedAt, content: Buffer.from(text), tag, styles, compressed: new Map() }
    pages.set(file, page)
    return page
  }

  const compressed = (page: Page, coding: Coding): Promise<Buffer> => {
    const cachedContent = page.compressed.get(coding)
    if (cachedContent !== undefined) return cachedContent
    const made = compressWith[coding](page.content)
    page.compressed.set(coding, made)
    // The first visitor need not wait for level 11, which takes half a second and saves a tenth.
    if (coding === 'br')
      void made.then(async () => page.compressed.set('br', Promise.resolve(await brotli(11)(page.content))))
    return made
  }

  return async (request, reply, file) => {
    const page = pageOf(file)
    const coding = acceptedCoding(request)
    const tag = `"${page.tag}${coding === undefined ? '' : `-${coding}`}"`
    addVaryHeader(reply, 'Accept-Encoding')
    const policy = addPolicySources(String(reply.getHeader('content-security-policy')), 'script-src', scripts)
    reply.headers({
      etag: tag,
      'content-security-policy': addPolicySources(policy, 'style-src', page.styles),
    })
    if (reply.statusCode === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(tag))
      return reply.code(304).send()
    reply.type(contentTypes[extname(file)] ?? 'text/plain; charset=utf-8')
    if (coding === undefined) return reply.send(page.content)
    return reply.header('content-encoding', coding).send(await compressed(page, coding))
  }
}
