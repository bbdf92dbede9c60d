import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsGetCustomer } from '@sakina/api-client/wire/ops'

/** The family for which the office books. */
export type Family = EntityOf<typeof opsGetCustomer>
