import { randomBytes, randomUUID } from 'node:crypto'
import type { Ports } from '../ports/ports.ts'

/** The world as it is. Tests bring their own. */
export const systemPorts: Pick<Ports, 'now' | 'newId' | 'randomBytes'> = {
  now: () => new Date(),
  newId: () => randomUUID(),
  randomBytes: (length) => randomBytes(length),
}
