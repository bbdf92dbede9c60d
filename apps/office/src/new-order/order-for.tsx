import { clientForCustomer } from '@sakina/api-client/booking'
import { ApiClientProvider, useApiClient, useAllPages, useEndpoint } from '@sakina/api-client/swr'
import { opsGetCustomer } from '@sakina/api-client/wire/ops'
import { getPlan } from '@sakina/api-client/wire/plans'
import { listServicePlans, listServices } from '@sakina/api-client/wire/services'
import type { BookableService } from '@sakina/domain/booking'
import { Card } from '@sakina/ui/card'
import { NativeSelect } from '@sakina/ui/native-select'
import { Phone } from '@sakina/ui/phone'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { useMemo, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'

import { Facts } from '../shared/facts.tsx'
import { LoadFailure } from '../shared/load-failure.tsx'
import { useSignedOutCheck } from '../shared/person.ts'
import { Link, useParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { BookingForm } from './booking-form.tsx'
import type { Family } from './address-choice.tsx'
import { VerifyMobile } from './verify-mobile.tsx'

/** The services that the office books here. A recruitment needs documents, and a package is priced first. */
const services: readonly BookableService[] = ['hourly', 'resident', 'period']

/** Sends the calls of a booking in the name of the office for one family, whose answers nobody else reads. */
function ForFamily({ customer, children }: { customer: string; children: ReactNode }) {
  const client = useApiClient()
  const acting = useMemo(() => clientForCustomer(client, customer), [client, customer])
  const [cache] = useState(() => ({ provider: () => new Map() }))
  return (
    <SWRConfig value={cache}>
      <ApiClientProvider client={acting}>{children}</ApiClientProvider>
    </SWRConfig>
  )
}

/** What the family wants: a service, and one of its plans. */
function Offer({ family }: { family: Family }) {
  const t = useText()
  const offered = useEndpoint(listServices, {}).data?.items ?? []
  const known = services.flatMap((code) => offered.find((each) => each.code === code) ?? [])
  const [chosen, setChosen] = useState<string>('hourly')
  const service = known.find(({ code }) => code === chosen) ?? known[0]
  const plans = useAllPages(
    listServicePlans,
    service === undefined ? null : { params: { id: Number(service.id) }, query: { limit: 100 } },
  )
  const [planId, setPlanId] = useState('')
  const plan = useEndpoint(getPlan, planId === '' ? null : { params: { id: Number(planId) } })
  const code = services.find((each) => each === service?.code)
  return (
    <>
      <Card as="section" aria-label={t('newOrder.offer')} className="grid gap-4">
        {known.length > 1 && (
          <SegmentedControl
            label={t('newOrder.service')}
            options={known.map(({ code: value, name }) => ({ value, label: name }))}
            value={service?.code ?? ''}
            onValueChange={(value) => {
              setChosen(value)
              setPlanId('')
            }}
          />
        )}
        <NativeSelect
          label={t('newOrder.plan')}
          required
          placeholder={t('answer.chooseOne')}
          options={(plans.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={planId}
          onValueChange={setPlanId}
        />
      </Card>
      {plan.error !== undefined && <LoadFailure error={plan.error} onRetry={() => void plan.mutate()} />}
      {planId !== '' && plan.data === undefined && plan.error === undefined && (
        <SkeletonGroup label={t('app.loading')} className="appear-late grid gap-4">
          <Skeleton shape="block" width="full" />
        </SkeletonGroup>
      )}
      {plan.data !== undefined && code !== undefined && (
        <BookingForm key={planId} plan={plan.data} service={code} family={family} />
      )}
    </>
  )
}

/** An order that the office takes for a family on the phone or at the desk. */
export function OrderFor() {
  const t = useText()
  const { id = '' } = useParams()
  const { data, error, mutate } = useEndpoint(opsGetCustomer, { params: { id } })
  useSignedOutCheck(error)
  return (
    <Screen title={t('newOrder.title')}>
      {data === undefined && error !== undefined && (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && (
        <SkeletonGroup label={t('app.loading')} className="appear-late grid gap-4">
          <Skeleton shape="block" width="full" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          <Facts
            facts={[
              {
                label: 'today.family',
                value: (
                  <Link to={`/file/${data.id}`} className="text-primary">
                    {data.name}
                  </Link>
                ),
              },
              {
                label: 'answer.fact.phone',
                value: data.phone !== '' && <Phone number={data.phone} link="text" />,
              },
            ]}
          />
          {data.isMobileVerified || data.isEmailVerified ? (
            <ForFamily key={id} customer={id}>
              <Offer family={data} />
            </ForFamily>
          ) : (
            <VerifyMobile customer={id} onVerified={() => void mutate()} />
          )}
        </>
      )}
    </Screen>
  )
}
