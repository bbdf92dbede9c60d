import type { Plan } from '@sakina/api-client/client'
import { distinctPlanTitle } from '@sakina/domain/plans'
import { PlanCard, type PlanCardCompare } from '@sakina/ui/plan-card'
import { useEffect, type ReactNode } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { logWarningOnce } from '../../shared/errors/log-warning-once.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { PlanPortrait } from '../../shared/plans/worker-portrait.tsx'
import { serviceHues } from '../../shared/services/service-hues.ts'
import { toPlanCardPlan } from '../../shared/plans/plan-view.ts'
import { useServiceExclusions } from '../../shared/plans/use-service-exclusions.ts'
import { planActionMessageId, planActionLink } from './order-link.tsx'

type Props = {
  plan: Plan
  /** The plans of the list, so that no two have the same title. */
  among: readonly Plan[]
  compare?: PlanCardCompare | undefined
  note?: ReactNode
  level?: 2 | 3 | 4 | undefined
}

/**
 * A plan in a list. A plan that the site cannot book links to a chat with the office or to a notice
 * of availability instead of a form (public site, section 2).
 */
export function PlanListItem({ plan, among, compare, note, level }: Props) {
  const t = useText()
  const excludesOf = useServiceExclusions()
  const instead = planActionMessageId(plan)
  const unknownService = plan.service?.code === 'unknown' ? plan.service.id : undefined
  useEffect(() => {
    if (unknownService !== undefined)
      logWarningOnce('a plan of a service of an unknown kind', { unknownService })
  }, [unknownService])
  return (
    <PlanCard
      as="li"
      plan={{
        ...toPlanCardPlan(plan),
        name: distinctPlanTitle(plan, among, (names) => t('plans.withNationality', names)),
        excludes: excludesOf(plan),
      }}
      picture={<PlanPortrait plan={plan} />}
      hue={serviceHues[plan.service?.code ?? 'unknown']}
      link={<Link to={paths.service.to({ service: plan.service?.id ?? undefined, plan: plan.id })} />}
      order={planActionLink(plan)}
      orderLabel={instead && t(instead)}
      compare={compare}
      note={note}
      level={level}
    />
  )
}
