import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Checks the office's token by comparing hashes, so that the duration reveals neither its length nor its
 * characters.
 */
export const requireOperator =
  (token: string | undefined) =>
  (request: FastifyRequest): boolean => {
    const bearerToken = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    return (
      token !== undefined && bearerToken !== undefined && timingSafeEqual(digest(bearerToken), digest(token))
    )
  }
