import type { ContractState } from '@sakina/domain/vocabulary'
import {
  listCancelledContracts,
  listDefaultedContracts,
  listExpiringContracts,
  listFinishedContracts,
  listOnHoldContracts,
  listPendingSwapContracts,
  listRunningContracts,
  listSuspendedContracts,
} from './contracts.ts'

/** The documented call that lists the contracts in each state. */
export const contractListOperations = {
  running: listRunningContracts,
  cancelled: listCancelledContracts,
  expiring: listExpiringContracts,
  defaulted: listDefaultedContracts,
  on_hold: listOnHoldContracts,
  pending_swap: listPendingSwapContracts,
  suspended: listSuspendedContracts,
  finished: listFinishedContracts,
} as const satisfies Readonly<Record<ContractState, unknown>>
