import { textLimits } from '@sakina/domain/vocabulary'
import type { FastifyRequest } from 'fastify'

/** What the browser of a request calls itself. */
export const browserOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, textLimits.browserName.most)
