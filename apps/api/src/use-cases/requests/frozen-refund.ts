import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockLedgerAccount, postLedgerEntry } from '../../db/repositories/ledger.ts'
import { endWalletHold } from '../wallet/wallet.ts'

type Parts = Pick<Application, 'newId' | 'now'>

type Frozen = { readonly customerId: string; readonly requestId: string; readonly amount: number }

/** Returns the ledger reference of the refund of a request. */
export const frozenRefundLedgerReference = (requestId: string): string => `return:${requestId}`

/** Credits a requested refund to the wallet but freezes it until the office decides (wallet, portal §3). */
export async function freezeRefund(tx: Tx, parts: Parts, frozen: Frozen): Promise<void> {
  const reference = frozenRefundLedgerReference(frozen.requestId)
  const entry = { customerId: frozen.customerId, amount: frozen.amount, reference, at: parts.now() }
  await lockLedgerAccount(tx, frozen.customerId, 'wallet')
  await postLedgerEntry(tx, 'wallet', { ...entry, id: parts.newId(), kind: 'refund' })
  await postLedgerEntry(tx, 'wallet', { ...entry, id: parts.newId(), kind: 'hold', hold: reference })
}

/** The possible ends of a frozen refund, as the reference of the entry shows. */
const endings = {
  sent: frozenRefundLedgerReference,
  refused: (requestId: string): string => `refused:${requestId}`,
  withdrawn: (requestId: string): string => `withdrawn:${requestId}`,
  cancelled: (requestId: string): string => `cancelled:${requestId}`,
} as const

/** How the hold of a wallet refund ended. */
export type FrozenRefundOutcome = keyof typeof endings

/** Finds out from a ledger reference how the hold of a wallet refund ended. */
export const parseFrozenRefundEnding = (reference: string): FrozenRefundOutcome | undefined =>
  (['sent', 'refused', 'withdrawn', 'cancelled'] as const).find((ending) =>
    reference.startsWith(endings[ending]('')),
  )

/**
 * Removes the frozen amount of a request from the wallet: all of it after a refusal or withdrawal, and after
 * an approval the part that was served meanwhile.
 */
export const removeFrozenRefund = (
  tx: Tx,
  parts: Parts,
  { customerId, requestId }: Pick<Frozen, 'customerId' | 'requestId'>,
  as: 'refused' | 'withdrawn' | 'cancelled',
): Promise<void> =>
  endWalletHold(tx, parts, {
    customerId,
    hold: frozenRefundLedgerReference(requestId),
    as: 'capture',
    reference: endings[as](requestId),
  })

/** Pays out an approved refund: the card's part leaves the wallet, the rest becomes available there. */
export async function payOutRefund(
  tx: Tx,
  parts: Parts,
  { customerId, hold, toCard, toWallet }: PaidOut,
): Promise<void> {
  const ending = { customerId, hold }
  if (toCard > 0) await endWalletHold(tx, parts, { ...ending, as: 'capture', atMost: toCard })
  if (toWallet > 0) await endWalletHold(tx, parts, { ...ending, as: 'release', atMost: toWallet })
}

type PaidOut = {
  readonly customerId: string
  readonly hold: string
  readonly toCard: number
  readonly toWallet: number
}
