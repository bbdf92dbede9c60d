import type { FastifyReply } from 'fastify'

/** Adds to `Vary`, where setting it would forget what another part of the answer depends on. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  reply.header('vary', [...new Set([...said, ...names])].join(', '))
}
