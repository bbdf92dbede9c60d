import type { Config } from '../config/config.ts'
import type { IdentityProvider } from '../ports/identity.ts'
import type { Ports } from '../ports/ports.ts'
import { createNafathIdentityProvider } from './nafath-identity.ts'

const approvesAfter = 6_000

/**
 * Simulates the identity app for demos and tests: it approves after some seconds, and denies the
 * IDs of residents, which begin with 2.
 */
export const createSandboxIdentityProvider = ({
  now,
  randomBytes,
}: Pick<Ports, 'now' | 'randomBytes'>): IdentityProvider => ({
  start: async () => ({
    reference: String(now().getTime()),
    number: String(10 + (randomBytes(1).readUInt8(0) % 90)),
  }),
  async read({ reference, nationalId }) {
    if (now().getTime() - Number(reference) < approvesAfter) return 'waiting'
    return nationalId.startsWith('2') ? 'denied' : 'approved'
  },
})

/**
 * Returns the configured identity provider; without one, customers are not offered to verify their
 * national ID.
 */
export function chooseIdentityProvider(
  { identity }: Config,
  ports: Pick<Ports, 'now' | 'randomBytes'>,
): IdentityProvider | undefined {
  if (identity === undefined) return undefined
  return identity.provider === 'sandbox'
    ? createSandboxIdentityProvider(ports)
    : createNafathIdentityProvider(identity)
}
