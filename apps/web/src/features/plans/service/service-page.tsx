import type { Service } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listServicePlans } from '@sakina/api-client/wire/services'
import { Breadcrumbs } from '@sakina/ui/breadcrumbs'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { Icon, checkIcon, closeIcon } from '@sakina/ui/icon'
import { Link as KitLink } from '@sakina/ui/link'
import { type ReactNode } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { StartingPrice } from '../../../shared/services/starting-price.tsx'
import { PlanListItem } from '../offered-plan.tsx'
import { PlanComparison } from '../comparison/comparison.tsx'
import { usePlanComparison } from '../comparison/use-comparison.ts'
import { PlanGrid, PlanGridSkeleton } from '../plan-grid.tsx'
import { TitledSection } from '../titled-section.tsx'
import { usePolicyTexts } from '../../../shared/policies/use-policies.ts'

const tens = { page: 1, limit: 10 }
const FEW = 3
const stepNumbers = [1, 2, 3, 4] as const

/** The details of one service: description, audience, process, terms and prices. */
export default function ServicePage({ service, art }: { service: Service; art: ReactNode }) {
  const t = useText()
  const policies = usePolicyTexts()
  const comparison = usePlanComparison()
  const id = Number(service.id)
  const plans = useEndpoint(
    listServicePlans,
    Number.isSafeInteger(id) ? { params: { id }, query: tens } : null,
  )
  const plansOf = paths.services.to({ service: service.id })
  const { code } = service
  return (
    <div className="mx-auto grid max-w-content gap-10 px-4 pt-4 pb-8 md:py-12">
      <header className="grid gap-4">
        <Breadcrumbs
          items={[
            { label: t('plans.service.back'), link: <Link to={paths.services.to()} /> },
            { label: service.name },
          ]}
        />
        <div className="grid items-center gap-x-12 gap-y-4 md:grid-cols-2">
          <div className="md:order-last">{art}</div>
          <div className="grid min-w-0 justify-items-start gap-3">
            <h1 className="m-0 text-heading font-semibold text-balance">{service.name}</h1>
            <p className="m-0 max-w-reading text-lead text-text-muted">{service.description}</p>
            <StartingPrice service={service} className="text-price" />
            <Button asChild size="lg">
              <Link to={plansOf}>{t('plans.service.start')}</Link>
            </Button>
          </div>
        </div>
      </header>
      <TitledSection title={t('plans.service.plans')}>
        <AsyncView
          answer={plans}
          label={t('plans.loading')}
          failedTitle={t('plans.failed')}
          loading={<PlanGridSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState level={3} title={t('plans.none.title')} text={t('plans.none.text')} />}
        >
          {({ items }) => (
            <>
              <PlanGrid>
                {items.slice(0, FEW).map((plan) => (
                  <PlanListItem key={plan.id} plan={plan} among={items} compare={comparison.toggleOf(plan)} />
                ))}
              </PlanGrid>
              <Button asChild variant="secondary" className="mt-2 justify-self-start">
                <Link to={plansOf}>{t('plans.service.allPlans')}</Link>
              </Button>
            </>
          )}
        </AsyncView>
      </TitledSection>
      <div className="grid gap-8 md:grid-cols-2">
        <TitledSection title={t('plans.service.whom')}>
          <p className="m-0 max-w-reading">{t(`plans.service.whom.${code}`)}</p>
        </TitledSection>
        {code !== 'unknown' && (
          <TitledSection title={t('plans.service.steps')}>
            <ol className="m-0 grid list-numbers gap-2 ps-6 marker:font-semibold marker:text-primary">
              {stepNumbers.map((step) => (
                <li key={step}>{t(`plans.service.step.${code}.${step}`)}</li>
              ))}
            </ol>
          </TitledSection>
        )}
        {service.includes.length > 0 && (
          <TitledSection title={t('plans.service.includes')}>
            <Marked items={service.includes} icon={<Icon of={checkIcon} className="text-success" />} />
          </TitledSection>
        )}
        {service.excludes.length > 0 && (
          <TitledSection title={t('plans.service.excludes')}>
            <Marked items={service.excludes} icon={<Icon of={closeIcon} className="text-text-muted" />} />
          </TitledSection>
        )}
        <TitledSection title={t('plans.service.policies')}>
          <ul className="m-0 grid list-disc gap-2 ps-6 marker:text-primary">
            <li>{t('plans.service.policy.cancel', policies)}</li>
            <li>{t('plans.service.policy.complaint', policies)}</li>
            {code === 'mediation' && <li>{t('plans.service.policy.visa')}</li>}
          </ul>
          <KitLink variant="standalone" link={<Link to={paths.rules.to()} />}>
            {t('plans.service.rules')}
          </KitLink>
        </TitledSection>
      </div>
      <PlanComparison />
    </div>
  )
}

const Marked = ({ items, icon }: { items: readonly string[]; icon: ReactNode }) => (
  <ul className="m-0 grid list-none gap-2 p-0">
    {items.map((item) => (
      <li key={item} className="flex items-start gap-2">
        <span className="mt-[0.2em] shrink-0">{icon}</span>
        <span className="min-w-0">{item}</span>
      </li>
    ))}
  </ul>
)
