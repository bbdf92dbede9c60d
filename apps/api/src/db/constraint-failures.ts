import type { ErrorCode } from '@sakina/api-client/wire/errors'
import { engineErrorOf } from './database-errors.ts'

/** The error code of each unique constraint that a request can violate. */
const byConstraint: Readonly<Record<string, ErrorCode>> = {
  customers_national_id_unique: 'login_taken',
  customers_proved_id_unique: 'login_taken',
  customers_email_unique: 'login_taken',
  customers_mobile_unique: 'login_taken',
}

/** Returns the error code of a violated unique constraint, if the constraint has one. */
export function errorCodeOfConstraint(error: unknown): ErrorCode | undefined {
  const engine = engineErrorOf(error)
  return engine?.code === '23505' && engine.constraint !== undefined
    ? byConstraint[engine.constraint]
    : undefined
}
