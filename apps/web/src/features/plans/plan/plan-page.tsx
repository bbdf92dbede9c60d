import type { PlanDetail, Service } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listWorkers } from '@sakina/api-client/wire/workers'
import { quotePlan, workerGender } from '@sakina/domain/plans'
import { Breadcrumbs } from '@sakina/ui/breadcrumbs'
import { Button } from '@sakina/ui/button'
import { Flag } from '@sakina/ui/flag'
import { Icon, checkIcon, clockIcon, closeIcon, percentIcon, shieldIcon } from '@sakina/ui/icon'
import { Link as KitLink } from '@sakina/ui/link'
import { Money } from '@sakina/ui/money'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { cloneElement, useState, ViewTransition } from 'react'
import { useIntl } from 'react-intl'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { usePolicies, usePolicyTexts } from '../../../shared/policies/use-policies.ts'
import { toPlanCardPlan } from '../../../shared/plans/plan-view.ts'
import { appearanceOfPlan } from '../../../shared/plans/worker-portrait.tsx'
import { WorkerPreview } from '../../../shared/popup/worker-preview.tsx'
import { Link } from '../../../shared/router/index.ts'
import { serviceTones } from '../../../shared/services/service-hues.ts'
import { ServicePicture } from '../../../shared/services/service-picture.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CancellationRefunds } from './cancellation-refunds.tsx'
import { planActionMessageId, planActionLink } from '../order-link.tsx'
import { TitledSection } from '../titled-section.tsx'

/** The page of one plan: its price, what it includes, its workers, and the refunds of a cancellation. */
export function PlanPage({ plan, service }: { plan: PlanDetail; service: Service | undefined }) {
  const t = useText()
  const { formatMessage } = useIntl()
  const gender = workerGender(plan.job?.code)
  const code = plan.service?.code ?? 'unknown'
  const view = toPlanCardPlan(plan)
  const quote = quotePlan(plan)
  const [isWhole, setIsWhole] = useState(false)
  const monthly = view.unitPrice?.per.unit === 'month' ? view.unitPrice : undefined
  const shown = monthly && !isWhole ? monthly : { halalas: view.total, per: view.per }
  const instead = planActionMessageId(plan)
  const price =
    shown.halalas == null ? (
      t('plans.plan.onRequest')
    ) : (
      <Money halalas={shown.halalas} per={shown.per} decimals="auto" weight="strong" />
    )
  const includes = [
    ...(plan.visitHours !== null && plan.visitCount > 0
      ? [{ icon: clockIcon, text: t('plans.plan.in.hours', { count: plan.visitHours }) }]
      : []),
    ...(service?.includes ?? []).map((text) => ({ icon: checkIcon, text })),
    { icon: percentIcon, text: t('plans.plan.in.tax') },
  ]
  const guarantee = useGuarantee(plan)
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-4 px-4 md:pt-8 lg:gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="grid min-w-0 gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center">
        <Breadcrumbs
          className="max-md:-mb-3 lg:col-span-full"
          items={[
            plan.service?.id == null
              ? { label: t('plans.service.back'), link: <Link to={paths.services.to()} /> }
              : {
                  label: plan.service.name,
                  link: <Link to={paths.service.to({ service: plan.service.id })} />,
                },
            { label: plan.name },
          ]}
        />
        {/* In the order of a phone: a document that arrives in parts would move what is ordered by styles. */}
        <ViewTransition name={`plan-${plan.id}`} share="auto" default="none">
          <ServicePicture
            code={code}
            worker={appearanceOfPlan(plan)}
            className="max-md:-mx-4 md:rounded-hero lg:col-start-2 lg:row-start-2"
          />
        </ViewTransition>
        <header className="grid min-w-0 justify-items-start gap-2 lg:col-start-1 lg:row-start-2">
          <h1 className="m-0 text-heading font-semibold text-balance">{plan.name}</h1>
          <div className="flex flex-wrap items-center gap-2">
            {plan.service && (
              <span
                className={`rounded-full px-3 py-0.5 text-small font-semibold ${serviceTones[plan.service.code]}`}
              >
                {plan.service.name}
              </span>
            )}
            {plan.nationality && (
              <Flag
                code={plan.nationality.code}
                country={plan.nationality.name}
                named
                className="font-semibold"
              />
            )}
            <AvailabilityBadge plan={plan} />
          </div>
        </header>
      </div>
      {/* On a phone the price is part of the page and the button a bar; beside a wide page both are one card. */}
      <div className="contents lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-4 lg:rounded-card lg:border lg:border-border lg:bg-raised lg:p-5 lg:shadow-raised">
        <section
          aria-label={t('plans.plan.price')}
          className="grid justify-items-start gap-2 max-lg:rounded-card max-lg:border max-lg:border-border max-lg:bg-surface max-lg:p-4"
        >
          <p className="m-0 text-lead font-semibold max-lg:hidden">{plan.name}</p>
          {monthly && (
            <SegmentedControl
              label={t('plans.plan.price')}
              hideLabel
              value={isWhole ? 'whole' : 'month'}
              onValueChange={(next) => setIsWhole(next === 'whole')}
              options={[
                { value: 'month', label: t('plans.plan.price.month') },
                { value: 'whole', label: t('plans.plan.price.whole') },
              ]}
            />
          )}
          <p role="status" className="m-0 text-price font-semibold">
            {price}
          </p>
          <p className="m-0 text-text-muted">
            {view.salary && view.salaryIncluded !== true
              ? formatMessage(
                  { id: 'plans.plan.price.withoutSalary' },
                  { salary: <Money halalas={view.salary} decimals="auto" /> },
                )
              : t(view.salary ? 'plans.plan.price.withSalary' : 'plans.plan.price.withTax')}
          </p>
          {view.price && view.total !== null && (
            <details className="w-full max-w-120">
              <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-primary">
                {t('plans.plan.price.lines')}
              </summary>
              <PriceBreakdown {...view.price} total={view.total} />
            </details>
          )}
          {guarantee !== undefined && (
            <p className="m-0 flex items-start gap-2 border-t border-border pt-3">
              <Icon of={shieldIcon} size="md" className="mt-0.5 shrink-0 text-primary" />
              <span>
                <strong className="block font-semibold">{t('plans.plan.guarantee')}</strong> {guarantee}
              </span>
            </p>
          )}
        </section>
        <aside
          data-covers-foot
          aria-label={t('plans.plan.book')}
          className="sticky bottom-(--visit-bar) z-sticky order-last -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border bg-raised px-4 py-3 shadow-raised lg:static lg:order-none lg:mx-0 lg:grid lg:justify-stretch lg:border-0 lg:p-0 lg:shadow-none print:hidden"
        >
          <p className="m-0 grid text-title font-semibold lg:hidden">
            {price}
            {monthly && !isWhole && view.total !== null && (
              <Money halalas={view.total} per={view.per} decimals="auto" className="text-small font-normal" />
            )}
          </p>
          <Button asChild size="lg">
            {cloneElement(planActionLink(plan), {}, t(instead ?? 'plans.plan.order'))}
          </Button>
        </aside>
      </div>
      <div className="grid min-w-0 gap-8 pt-2 lg:col-start-1">
        <TitledSection title={t('plans.service.includes')}>
          <Pictures items={includes} look="text-success" />
        </TitledSection>
        {service && service.excludes.length > 0 && (
          <TitledSection title={t('plans.service.excludes')}>
            <Pictures
              items={service.excludes.map((text) => ({ icon: closeIcon, text }))}
              look="text-text-muted"
            />
          </TitledSection>
        )}
        <PlanWorkers plan={plan} gender={gender} />
        {quote && plan.paidThrough !== 'musaned' && (
          <TitledSection title={t('plans.plan.leaving')}>
            <CancellationRefunds plan={plan} quote={quote} />
            <KitLink variant="standalone" link={<Link to={paths.rules.to()} />}>
              {t('plans.service.rules')}
            </KitLink>
          </TitledSection>
        )}
      </div>
    </div>
  )
}

/**
 * The guarantee of a plan, by its service, with its own trial days and otherwise the numbers of the
 * policies.
 */
function useGuarantee({ service, job, trialDays }: PlanDetail): string | undefined {
  const t = useText()
  const gender = workerGender(job?.code)
  const { policies } = usePolicies()
  const texts = usePolicyTexts()
  const days = trialDays ?? policies.trialDays
  switch (service?.code) {
    case 'hourly':
      return t('plans.plan.guarantee.hourly', texts)
    case 'resident':
      return t('plans.plan.guarantee.resident', { ...texts, gender })
    case 'period':
      return t('plans.plan.guarantee.period', { days })
    case 'mediation':
      return t('plans.plan.guarantee.mediation', { days, gender })
    default:
      return undefined
  }
}

type Picture = { readonly icon: typeof checkIcon; readonly text: string }

/** What the plan includes or excludes, as small pictures with words. */
const Pictures = ({ items, look }: { items: readonly Picture[]; look: string }) => (
  <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2">
    {items.map(({ icon, text }) => (
      <li key={text} className="flex min-w-0 items-center gap-3">
        <span
          className={`inline-flex size-10 shrink-0 items-center justify-center rounded-field bg-subtle ${look}`}
        >
          <Icon of={icon} size="md" />
        </span>
        <span className="min-w-0">{text}</span>
      </li>
    ))}
  </ul>
)

/** Up to twelve workers who can be booked with the plan. Each opens a profile. */
function PlanWorkers({ plan, gender }: { plan: PlanDetail; gender: 'male' | 'female' }) {
  const t = useText()
  const { data } = useEndpoint(listWorkers, { query: { plan: Number(plan.id), limit: 12 } })
  if (!data || data.items.length === 0) return null
  return (
    <TitledSection title={t('plans.plan.workers', { gender })}>
      <ul
        data-scrolls="across"
        className="-mx-4 m-0 flex list-none gap-3 overflow-x-auto px-4 py-1 lg:mx-0 lg:px-0"
      >
        {data.items.map((worker) => (
          <WorkerPreview key={worker.id} as="li" worker={worker} className="w-72 shrink-0" />
        ))}
      </ul>
      <p className="m-0 text-caption text-text-muted">{t('plans.illustrated')}</p>
    </TitledSection>
  )
}
