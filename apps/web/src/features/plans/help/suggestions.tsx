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
import { OfferedPlan } from '../offered-plan.tsx'
import { PlanGrid, PlanGridSkeleton } from '../plan-grid.tsx'
import type { CompleteHelpAnswers } from './questions.ts'
import { suggestPlans, type Suggestion } from './suggest-plans.ts'

const everyPlan = { query: { page: 1, limit: 100 } }

export default function Suggestions({ answers }: { answers: CompleteHelpAnswers }) {
  const t = useText()
  const headingId = useId()
  const plans = useAllPages(listPlans, everyPlan)
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="m-0 text-title font-semibold">
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
          return (
            <PlanGrid>
              {suggested.map((suggestion) => (
                <OfferedPlan
                  key={suggestion.compared.plan.id}
                  plan={suggestion.compared.plan}
                  among={suggested.map(({ compared }) => compared.plan)}
                  note={<Reasons of={suggestion} />}
                />
              ))}
            </PlanGrid>
          )
        }}
      </AsyncView>
    </section>
  )
}

function Reasons({ of: { compared, reasons } }: { of: Suggestion }) {
  const t = useText()
  return (
    <div className="grid gap-1 rounded-field bg-primary-soft p-3 text-on-primary-soft">
      <strong>{t('plans.help.why')}</strong>
      <ul className="m-0 grid list-none gap-1 p-0">
        {reasons.map((reason) => (
          <li key={reason.code} className="flex items-start gap-2">
            <Icon of={checkIcon} size="sm" className="mt-[0.3em] shrink-0" />
            <span className="min-w-0">
              {reason.code === 'job'
                ? t('plans.help.reason.job', { job: compared.plan.job?.name ?? '' })
                : reason.code === 'trial'
                  ? t('plans.help.reason.trial', { days: reason.days })
                  : t(`plans.help.reason.${reason.code}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
