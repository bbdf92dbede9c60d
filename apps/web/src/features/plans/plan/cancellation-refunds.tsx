import type { Plan } from '@sakina/api-client/client'
import { refundsByCancellationTime, type RefundByCancellationTime } from '@sakina/domain/policies'
import type { Quote } from '@sakina/domain/pricing'
import { Money } from '@sakina/ui/money'

import { useNow } from '../../../shared/clock/use-now.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { usePolicies, usePolicyTexts } from '../../../shared/policies/use-policies.ts'

const MOST_ROWS = 4

/** Picks the first row, what a late cancellation costs, and the others evenly up to the last one. */
function pickRows(refunds: readonly RefundByCancellationTime[]): readonly RefundByCancellationTime[] {
  const always = refunds.filter(({ isLate }, index) => index === 0 || isLate)
  const others = refunds.filter((each) => !always.includes(each))
  const room = Math.min(MOST_ROWS - always.length, others.length)
  const picked = Array.from({ length: room }, (_, index) =>
    others.at(Math.round(((index + 1) * others.length) / room) - 1),
  )
  return refunds.filter((each) => always.includes(each) || picked.includes(each))
}

/** Shows the refund of a family that cancels the plan before its start and at several later points. */
export function CancellationRefunds({ plan, quote }: { plan: Plan; quote: Quote }) {
  const t = useText()
  // The refund depends only on the time since the start, so any start will do.
  const { policies } = usePolicies()
  const refunds = refundsByCancellationTime(plan, quote, useNow(), policies)
  const isRecruitment = plan.service?.code === 'mediation'
  const texts = usePolicyTexts()
  const labelOf = ({ unit, after, isLate }: RefundByCancellationTime): string => {
    if (isLate) return t('plans.plan.leaving.late', texts)
    if (after === 0 && unit === 'visit') return t('plans.plan.leaving.inTime', texts)
    if (after === 0) return t(isRecruitment ? 'plans.plan.leaving.firstMonth' : 'plans.plan.leaving.before')
    return t(`plans.plan.leaving.${unit}`, { count: after })
  }
  if (refunds.length === 0) return null
  return (
    <>
      <dl className="m-0 grid max-w-reading grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
        {pickRows(refunds).map((each) => (
          <div key={labelOf(each)} className="contents">
            <dt>{labelOf(each)}</dt>
            <dd className="m-0 contents">
              <svg
                aria-hidden
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="h-2 w-full rounded-full bg-subtle rtl:-scale-x-100"
              >
                <rect width={(100 * each.refund) / quote.total} height="4" className="fill-primary" />
              </svg>
              <Money halalas={each.refund} weight="strong" className="text-end" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="m-0 max-w-reading text-small text-text-muted">{t('plans.plan.leaving.note')}</p>
    </>
  )
}
