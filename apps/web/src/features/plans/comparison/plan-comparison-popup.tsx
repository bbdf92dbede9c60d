import { useEndpoint } from '@sakina/api-client/swr'
import { getPlan } from '@sakina/api-client/wire/plans'
import { distinctPlanTitle } from '@sakina/domain/plans'
import { Dialog } from '@sakina/ui/dialog'
import { ErrorState } from '@sakina/ui/error-state'
import { PlanCompare } from '@sakina/ui/plan-compare'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'

import { useErrorMessage } from '../../../shared/errors/error-messages.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { toPlanCardPlan } from '../../../shared/plans/plan-view.ts'
import { useServiceExclusions } from '../../../shared/plans/use-service-exclusions.ts'
import { planActionMessageId, planActionLink } from '../order-link.tsx'

const argsOf = (id: number | undefined) => (id === undefined ? null : { params: { id } })

type Props = {
  ids: readonly number[]
  onRemove: (id: number) => void
  onClose: () => void
}

/** A popup that compares up to three plans side by side. */
export default function PlanComparisonPopup({ ids, onRemove, onClose }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const excludesOf = useServiceExclusions()
  const [first, second, third] = ids
  const answers = [
    useEndpoint(getPlan, argsOf(first)),
    useEndpoint(getPlan, argsOf(second)),
    useEndpoint(getPlan, argsOf(third)),
  ].slice(0, ids.length)
  const plans = answers.flatMap(({ data }) => data ?? [])
  const failed = answers.find(({ error }) => error !== undefined)
  return (
    <Dialog
      open
      size="lg"
      title={t('plans.compare.title')}
      description={t('plans.compare.text')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      {failed?.error ? (
        <ErrorState
          level={3}
          title={t('plans.failed')}
          text={words(failed.error)}
          onRetry={() => void failed.mutate()}
        />
      ) : plans.length < ids.length ? (
        <SkeletonGroup label={t('plans.loading')}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </SkeletonGroup>
      ) : (
        <PlanCompare
          plans={plans.map((plan) => {
            const instead = planActionMessageId(plan)
            return {
              ...toPlanCardPlan(plan),
              name: distinctPlanTitle(plan, plans, (names) => t('plans.withNationality', names)),
              excludes: excludesOf(plan),
              id: String(plan.id),
              order: planActionLink(plan),
              orderLabel: instead && t(instead),
            }
          })}
          onRemove={(id) => (ids.length > 1 ? onRemove(Number(id)) : onClose())}
        />
      )}
    </Dialog>
  )
}
