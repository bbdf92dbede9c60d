import { opsAdjustWallet, opsFlagPasswordChange } from '@sakina/api-client/wire/ops'

import { previewOf, previewText, type Act, type Values } from './act.ts'

/** What the office can do about a customer, beside every record. */
export function customerActs(id: string): readonly Act[] {
  const adjust = (act: 'walletAdd' | 'walletTake', sign: 1 | -1): Act => {
    const body = ({ amount, reason }: Values) => ({ amount: sign * Number(amount), reason: reason.trim() })
    return {
      id: act,
      operation: opsAdjustWallet,
      fields: [
        { name: 'amount', isRequired: true },
        { name: 'reason', isRequired: true, limit: 'adjustmentReason' },
      ],
      run: (send, values, options) => send(opsAdjustWallet, { params: { id }, body: body(values) }, options),
      preview: (values) => previewOf(opsAdjustWallet, id, body({ ...values, reason: previewText })),
    }
  }
  return [
    adjust('walletAdd', 1),
    adjust('walletTake', -1),
    {
      id: 'password',
      operation: opsFlagPasswordChange,
      fields: [],
      run: (send, _, options) =>
        send(opsFlagPasswordChange, { params: { id }, body: { required: true } }, options),
    },
  ]
}
