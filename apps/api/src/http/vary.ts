import type { FastifyReply } from 'fastify'

/** Adds a name to the `Vary` header; setting the header would remove names that other code added. */
export function addVaryHeader(reply: FastifyReply, ...names: readonly string[]): void {
  const existingNames = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  reply.header('vary', [...new Set([...existingNames, ...names])].join(', '))
}
