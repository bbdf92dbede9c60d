import type { Plan } from '@sakina/api-client/client'
import {
  DEFAULT_POLICIES,
  refundsByCancellationTime,
  type RefundByCancellationTime,
} from '@sakina/domain/policies'
import type { Quote } from '@sakina/domain/pricing'
import { Money } from '@sakina/ui/money'

import { useNow } from '../../../shared/clock/use-now.ts'
import { useText } from '../../../shared/intl/use-text.ts'

/** Shows the refund of a family that cancels the plan before its start and at several later points. */
export function CancellationRefunds({ plan, quote }: { plan: Plan; quote: Quote }) {
  const t = useText()
  // The refund depends only on the time since the start, so any start will do.
  const refunds = refundsByCancellationTime(plan, quote, useNow())
  const isRecruitment = plan.service?.code === 'mediation'
  const hours = DEFAULT_POLICIES.noticeHours
  const labelOf = ({ unit, after, isLate }: RefundByCancellationTime): string => {
    if (isLate) return t('plans.plan.leaving.late', { hours })
    if (after === 0 && unit === 'visit') return t('plans.plan.leaving.inTime', { hours })
    if (after === 0) return t(isRecruitment ? 'plans.plan.leaving.firstMonth' : 'plans.plan.leaving.before')
    return t(`plans.plan.leaving.${unit}`, { count: after })
  }
  if (refunds.length === 0) return null
  return (
    <>
      <dl className="m-0 grid gap-3">
        {refunds.map((each) => (
          <div key={labelOf(each)} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
            <dt>{labelOf(each)}</dt>
            <dd className="m-0">
              <Money halalas={each.refund} weight="strong" />
            </dd>
            <svg
              aria-hidden
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="col-span-full h-2 w-full rounded-full bg-subtle rtl:-scale-x-100"
            >
              <rect width={(100 * each.refund) / quote.total} height="4" className="fill-primary" />
            </svg>
          </div>
        ))}
      </dl>
      <p className="m-0 max-w-reading text-small text-text-muted">{t('plans.plan.leaving.note')}</p>
    </>
  )
}
