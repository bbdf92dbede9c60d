import type { Config } from '../config/config.ts'
import type { IdentityProvider } from '../ports/identity.ts'
import type { Ports } from '../ports/ports.ts'
import { createNafathIdentityProvider } from './nafath-identity.ts'
import { createSandboxIdentityProvider } from './sandbox-identity.ts'

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
