import { randomBytes, randomUUID } from 'node:crypto'
import type { Ports } from '../ports/ports.ts'

/** The real clock, ids and random bytes. Tests pass their own. */
export const systemPorts: Pick<Ports, 'now' | 'newId' | 'randomBytes'> = {
  now: () => new Date(),
  newId: () => randomUUID(),
  randomBytes: (length) => randomBytes(length),
}
