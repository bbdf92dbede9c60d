import type { Payout } from '@sakina/api-client/client'
import { Alert } from '@sakina/ui/alert'
import { DateText } from '@sakina/ui/date-text'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { Money } from '@sakina/ui/money'
import { riyadhDay } from '@sakina/domain/calendar'

import { useText } from '../intl/use-text.ts'

/** An approved refund: amount, target, state and date. */
export function RefundNotice({ payout }: { payout: Payout }) {
  const t = useText()
  const { toCard, toWallet, state, approvedAt, dueFrom, dueBy } = payout
  const facts = [
    state !== 'unknown' && { label: t('refunds.state'), value: t(`refunds.state.${state}`) },
    toCard > 0 && { label: t('refunds.toCard'), value: <Money halalas={toCard} weight="strong" /> },
    toCard > 0 &&
      dueFrom !== null &&
      dueBy !== null && {
        label: t('refunds.due'),
        value: (
          <>
            <DateText value={dueFrom} /> {t('refunds.and')}
            <DateText value={dueBy} />
          </>
        ),
      },
    toWallet > 0 && { label: t('refunds.toWallet'), value: <Money halalas={toWallet} weight="strong" /> },
    approvedAt !== null && {
      label: t('refunds.approved'),
      value: <DateText value={riyadhDay(approvedAt)} />,
    },
  ].filter((fact) => fact !== false)
  return (
    <Alert tone="success" title={t('refunds.title')}>
      <KeyValueList layout="compact" items={facts} />
    </Alert>
  )
}

/** The refunds of an order or a contract, the newest first. */
export const RefundNotices = ({ payouts }: { payouts: readonly Payout[] }) =>
  payouts
    .toReversed()
    .map((payout, place) => <RefundNotice key={String(payout.id ?? place)} payout={payout} />)
