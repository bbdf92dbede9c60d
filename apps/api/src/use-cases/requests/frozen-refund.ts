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

/** `release` leaves it to be spent; `capture` takes it out, to the card it came from or because it was refused. */
export const thawRefund = (
  tx: Tx,
  parts: Parts,
  thaw: {
    readonly customerId: string
    readonly requestId: string
    readonly as: 'release' | 'capture'
  },
): Promise<void> =>
  endHold(tx, parts, { customerId: thaw.customerId, hold: refundReference(thaw.requestId), as: thaw.as })
