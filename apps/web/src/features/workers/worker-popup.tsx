import type { Plan, WorkerDetail } from '@sakina/api-client/client'
import { isSameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getWorker } from '@sakina/api-client/wire/workers'
import { distinctPlanTitle } from '@sakina/domain/plans'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import { EmptyState } from '@sakina/ui/empty-state'
import { Flag } from '@sakina/ui/flag'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { Link as KitLink } from '@sakina/ui/link'
import { Money } from '@sakina/ui/money'
import { PersonName } from '@sakina/ui/person-name'
import { RadioGroup } from '@sakina/ui/radio-group'
import { Skeleton } from '@sakina/ui/skeleton'
import { useId, useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { bookableServiceOf, bookingUrl } from '../../shared/plans/booking-url.ts'
import { toPlanCardPlan } from '../../shared/plans/plan-view.ts'
import { WorkerPortrait } from '../../shared/plans/worker-portrait.tsx'
import { workerParameter } from '../../shared/popup/worker-link.tsx'
import { usePopup } from '../../shared/popup/use-popup.ts'
import { Link } from '../../shared/router/index.ts'

/** The skills of the catalogue that are languages. */
const languages: readonly string[] = ['arabic', 'english']

const isBookable = (plan: Plan): boolean =>
  bookableServiceOf(plan) !== undefined && plan.service?.id != null && plan.listPrice !== null

/** The profile of a worker: who she is, what she can do, and the plans to book her with. */
export default function WorkerPopup() {
  const t = useText()
  const { named, close } = usePopup(workerParameter)
  const id = named(workerParameter) ?? ''
  const answer = useEndpoint(getWorker, /^\d{1,9}$/.test(id) ? { params: { id: Number(id) } } : null)
  const [pickedId, setPickedId] = useState<string>()
  const worker = answer.data
  const plans = worker?.plans.filter(isBookable) ?? []
  // On the page of a plan, the URL names the plan.
  const wantedId = pickedId ?? named('plan') ?? ''
  const chosen = plans.find((plan) => isSameId(plan.id, wantedId)) ?? plans[0]
  return (
    <Dialog
      open
      title={worker ? <PersonName name={worker.name} /> : t('workers.title')}
      onOpenChange={close}
      footer={worker && chosen && <BookButton worker={worker} plan={chosen} />}
    >
      <AsyncView
        answer={answer}
        label={t('workers.loading')}
        failedTitle={t('workers.failed')}
        missing={
          <EmptyState
            level={3}
            title={t('workers.gone.title')}
            text={t('workers.gone.text')}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.services.to()}>{t('workers.services')}</Link>
              </Button>
            }
          />
        }
        loading={
          <div className="grid gap-3">
            <Skeleton shape="block" className="h-40" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        }
      >
        {(found) => (
          <div className="grid gap-4">
            <Profile worker={found} isFree={plans.length > 0} />
            {plans.length > 1 && (
              <RadioGroup
                label={t('workers.plans', { gender: genderOf(found) })}
                value={String(chosen?.id)}
                onValueChange={setPickedId}
                options={plans.map((plan) => ({
                  value: String(plan.id),
                  label: distinctPlanTitle(plan, plans, (names) => t('plans.withNationality', names)),
                  end: <PlanPrice plan={plan} />,
                }))}
              />
            )}
            {found.nationality?.id != null && (
              <KitLink
                variant="standalone"
                link={<Link to={paths.orderPage.to({ nationality: found.nationality.id })} />}
              >
                {t('workers.more')}
              </KitLink>
            )}
          </div>
        )}
      </AsyncView>
    </Dialog>
  )
}

const genderOf = ({ gender }: WorkerDetail) => (gender === 'm' ? 'male' : 'female')

function PlanPrice({ plan }: { plan: Plan }) {
  const { total, unitPrice, per } = toPlanCardPlan(plan)
  if (total === null) return null
  return <Money {...(unitPrice ?? { halalas: total, per })} decimals="auto" weight="strong" />
}

function BookButton({ worker, plan }: { worker: WorkerDetail; plan: Plan }) {
  const t = useText()
  const service = bookableServiceOf(plan)
  const serviceId = plan.service?.id
  if (service === undefined || serviceId == null) return null
  return (
    <>
      <span className="self-center text-lead">
        <PlanPrice plan={plan} />
      </span>
      <Button asChild size="lg" className="sm:ms-auto">
        <Link to={bookingUrl(service, { serviceId, planId: plan.id, worker: worker.id })}>
          {t('workers.book', { gender: genderOf(worker) })}
        </Link>
      </Button>
    </>
  )
}

function Profile({ worker, isFree }: { worker: WorkerDetail; isFree: boolean }) {
  const t = useText()
  const skillsId = useId()
  const { age, nationality, location, experience, about, skills } = worker
  const spoken = skills.filter(({ code }) => languages.includes(code))
  const others = skills.filter((skill) => !spoken.includes(skill))
  const facts = [
    {
      label: t('workers.nationality'),
      value: nationality && <Flag code={nationality.code} country={nationality.name} named />,
    },
    { label: t('workers.age'), value: age !== null && t('workers.years', { count: age }) },
    { label: t('workers.experience'), value: experience },
    { label: t('workers.city'), value: location },
    {
      label: t('workers.languages'),
      value: spoken
        .map(({ name, level }) => (level === '' ? name : `${name} (${level})`))
        .join(t('workers.and')),
      wide: true,
    },
  ].filter(({ value }) => Boolean(value))
  return (
    <>
      <div className="flex items-start gap-4">
        <figure className="m-0 grid w-28 shrink-0 gap-1 sm:w-36">
          <span className="block overflow-clip rounded-card [&>svg]:h-auto [&>svg]:w-full">
            <WorkerPortrait worker={worker} figure="half" />
          </span>
          <figcaption className="text-center text-caption text-text-muted">
            {t('workers.illustration')}
          </figcaption>
        </figure>
        <div className="grid min-w-0 flex-1 gap-3">
          <Badge tone={isFree ? 'success' : 'neutral'} className="justify-self-start">
            {t(isFree ? 'workers.free' : 'workers.busy', { gender: genderOf(worker) })}
          </Badge>
          <KeyValueList items={facts} layout="compact" />
        </div>
      </div>
      {about && <p className="m-0 text-pretty">{about}</p>}
      {others.length > 0 && (
        <section aria-labelledby={skillsId} className="grid gap-2">
          <h3 id={skillsId} className="m-0 text-body font-semibold">
            {t('workers.skills')}
          </h3>
          <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0">
            {others.map(({ name, level }) => (
              <li key={name}>
                <Badge>
                  {name}
                  {level !== '' && <span className="font-normal text-text-muted"> · {level}</span>}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
