import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A cached body, also compressed, with its ETag and expiry. */
export type CachedResponse = {
  readonly body: Buffer
  readonly gzipped: Buffer | undefined
  readonly etag: string
  readonly until: number
}

/** Keeps response bodies for a while. */
export type ResponseCache = {
  readonly get: (key: string) => CachedResponse | undefined
  readonly put: (key: string, body: string) => CachedResponse
  readonly clear: () => void
}

const most = 500

/**
 * Creates a cache for the responses of public lists. Their queries are by far the most expensive
 * ones, and a cache of a few seconds saves nearly all of them.
 */
export function createResponseCache(seconds: number, now: () => Date): ResponseCache {
  const entries = new Map<string, CachedResponse>()
  return {
    get(key) {
      const entry = entries.get(key)
      return entry !== undefined && entry.until > now().getTime() ? entry : undefined
    },
    put(key, text) {
      const body = Buffer.from(text)
      const entry: CachedResponse = {
        body,
        gzipped: body.length > 1_000 ? gzipSync(body) : undefined,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        until: now().getTime() + seconds * 1_000,
      }
      entries.delete(key)
      entries.set(key, entry)
      const oldest = entries.keys().next().value
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
      return entry
    },
    clear: () => entries.clear(),
  }
}
