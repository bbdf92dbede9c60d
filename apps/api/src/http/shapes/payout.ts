import type { WirePayout } from '@sakina/api-client/wire/shapes/payout'
import type { Payout } from '../../use-cases/payments/payouts.ts'
import { halalasToSar } from '../wire-money.ts'

export const toWirePayout = (payout: Payout): WirePayout => ({
  id: payout.id,
  amount: halalasToSar(payout.amount),
  to_card: halalasToSar(payout.toCard),
  to_wallet: halalasToSar(payout.toWallet),
  state: payout.state,
  approved_at: payout.approvedAt.toISOString(),
  sent_at: payout.sentAt?.toISOString() ?? null,
  due_from: payout.due.from,
  due_by: payout.due.by,
})
