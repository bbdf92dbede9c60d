import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockAccount, postEntry } from '../../db/repositories/ledger.ts'
import { endHold } from '../wallet/wallet.ts'

type Parts = Pick<Application, 'newId' | 'now'>

type Frozen = { readonly customerId: string; readonly requestId: string; readonly amount: number }

export const refundReference = (requestId: string): string => `return:${requestId}`

/** A refund somebody asked for is in the wallet but frozen, until the office has answered (wallet, portal §3). */
export async function freezeRefund(tx: Tx, parts: Parts, frozen: Frozen): Promise<void> {
  const reference = refundReference(frozen.requestId)
  const entry = { customerId: frozen.customerId, amount: frozen.amount, reference, at: parts.now() }
  await lockAccount(tx, frozen.customerId, 'wallet')
  await postEntry(tx, 'wallet', { ...entry, id: parts.newId(), kind: 'refund' })
  await postEntry(tx, 'wallet', { ...entry, id: parts.newId(), kind: 'hold', hold: reference })
}

/** How a frozen refund leaves the wallet; the reference of the entry says which. */
const endings = {
  sent: refundReference,
  refused: (requestId: string): string => `refused:${requestId}`,
  withdrawn: (requestId: string): string => `withdrawn:${requestId}`,
  cancelled: (requestId: string): string => `cancelled:${requestId}`,
} as const

export type RefundEnding = keyof typeof endings

export const refundEndingOf = (reference: string): RefundEnding | undefined =>
  (['sent', 'refused', 'withdrawn', 'cancelled'] as const).find((ending) =>
    reference.startsWith(endings[ending]('')),
  )

/**
 * What is frozen for a request leaves the wallet: all of it where it is refused or the customer takes it back, and after
 * an approval what was served meanwhile and is not given back.
 */
export const withdrawRefund = (
  tx: Tx,
  parts: Parts,
  { customerId, requestId }: Pick<Frozen, 'customerId' | 'requestId'>,
  as: 'refused' | 'withdrawn' | 'cancelled',
): Promise<void> =>
  endHold(tx, parts, {
    customerId,
    hold: refundReference(requestId),
    as: 'capture',
    reference: endings[as](requestId),
  })

/** An approved refund: the card's part is on its way to the card, the rest stays in the wallet to be spent. */
export async function payOutRefund(
  tx: Tx,
  parts: Parts,
  { customerId, hold, toCard, toWallet }: PaidOut,
): Promise<void> {
  const ending = { customerId, hold }
  if (toCard > 0) await endHold(tx, parts, { ...ending, as: 'capture', atMost: toCard })
  if (toWallet > 0) await endHold(tx, parts, { ...ending, as: 'release', atMost: toWallet })
}

type PaidOut = {
  readonly customerId: string
  readonly hold: string
  readonly toCard: number
  readonly toWallet: number
}
