import { useAllPages } from '@sakina/api-client/swr'
import { listPlans } from '@sakina/api-client/wire/plans'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { Icon, checkIcon } from '@sakina/ui/icon'
import { useId } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { toRankablePlan } from '../../../shared/plans/plan-view.ts'
import { Link } from '../../../shared/router/index.ts'
import { PlanListItem } from '../offered-plan.tsx'
import { PlanComparison } from '../comparison/comparison.tsx'
import { usePlanComparison } from '../comparison/use-comparison.ts'
import { PlanGrid, PlanGridSkeleton } from '../plan-grid.tsx'
import type { CompleteHelpAnswers } from './questions.ts'
import { separateSharedReasons, suggestPlans, type SuggestionReason } from './suggest-plans.ts'

const everyPlan = { query: { page: 1, limit: 100 } }

/** The plans that the answers to the four questions lead to, each with its reasons. */
export default function PlanSuggestions({ answers }: { answers: CompleteHelpAnswers }) {
  const t = useText()
  const headingId = useId()
  const comparison = usePlanComparison()
  const plans = useAllPages(listPlans, everyPlan)
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="m-0 text-heading font-semibold">
        {t('plans.help.list')}
      </h2>
      <AsyncView
        answer={plans}
        label={t('plans.loading')}
        failedTitle={t('plans.failed')}
        loading={<PlanGridSkeleton />}
      >
        {(all) => {
          const suggested = suggestPlans(all.map(toRankablePlan), answers)
          if (suggested.length === 0)
            return (
              <EmptyState
                level={3}
                title={t('plans.help.none.title')}
                text={t('plans.help.none.text')}
                action={
                  <Button asChild variant="secondary">
                    <Link to={paths.orderPage.to()}>{t('plans.help.allPlans')}</Link>
                  </Button>
                }
              />
            )
          const { shared, own } = separateSharedReasons(suggested)
          return (
            <>
              {shared.length > 0 && <Reasons of={shared} />}
              <PlanGrid>
                {own.map(({ compared, reasons }) => (
                  <PlanListItem
                    key={compared.plan.id}
                    plan={compared.plan}
                    among={suggested.map((each) => each.compared.plan)}
                    compare={comparison.toggleOf(compared.plan)}
                    note={reasons.length > 0 && <Reasons of={reasons} />}
                  />
                ))}
              </PlanGrid>
            </>
          )
        }}
      </AsyncView>
      <PlanComparison />
    </section>
  )
}

function Reasons({ of }: { of: readonly SuggestionReason[] }) {
  const t = useText()
  return (
    <ul
      aria-label={t('plans.help.why')}
      className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 rounded-field bg-primary-soft px-3 py-2 text-on-primary-soft"
    >
      {of.map((reason) => (
        <li key={reason.code} className="flex items-start gap-2">
          <Icon of={checkIcon} size="sm" className="mt-[0.3em] shrink-0" />
          <span className="min-w-0">{textOf(reason, t)}</span>
        </li>
      ))}
    </ul>
  )
}

function textOf(reason: SuggestionReason, t: ReturnType<typeof useText>): string {
  switch (reason.code) {
    case 'job':
      return t('plans.help.reason.job', { job: reason.job })
    case 'trial':
      return t('plans.help.reason.trial', { days: reason.days })
    case 'priceMore':
      return t(`plans.help.reason.priceMore.${reason.per}`, { riyals: reason.riyals })
    case 'arrives':
      return t('plans.help.reason.arrives', { days: reason.days })
    case 'nationality':
    case 'service':
      return t(`plans.help.reason.${reason.code}`, { name: reason.name })
    default:
      return t(`plans.help.reason.${reason.code}`)
  }
}
