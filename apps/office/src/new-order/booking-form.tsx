import { useBooking, type UseBookingResult } from '@sakina/api-client/booking'
import type { PlanDetail } from '@sakina/api-client/client'
import { getChosenExtras } from '@sakina/domain/booking'
import type { BookableService } from '@sakina/domain/booking'
import { textLimits } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { Checkbox } from '@sakina/ui/checkbox'
import { Heading } from '@sakina/ui/heading'
import { PriceBreakdown } from '@sakina/ui/price-breakdown'
import { Text } from '@sakina/ui/text'
import { Textarea } from '@sakina/ui/textarea'
import { useEffect, useEffectEvent, useState } from 'react'

import { now as readClock } from '../shared/clock.ts'
import { Navigate } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { AddressChoice } from './address-choice.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { memoryStorage } from './memory-storage.ts'
import type { Family } from './address-choice.tsx'
import { StartChoice, VisitsChoice } from './when-choice.tsx'
import { WorkerChoice } from './worker-choice.tsx'

/** The office has no passports of families on its devices, and one screen. */
function officeDevice() {
  const storage = memoryStorage()
  return {
    storage: () => storage,
    now: readClock,
    readPassportFile: () => Promise.resolve(undefined),
    deletePassportFile: () => Promise.resolve(),
    watchStorage: () => () => undefined,
  }
}

/** The cities that a refusal names, to which the family has to agree. */
function citiesToAgree({ error }: UseBookingResult): readonly number[] {
  const refusal = error !== undefined && error.kind !== 'no_passport' ? error.error : undefined
  const ids = refusal?.code === 'worker_city_not_accepted' ? refusal.details['city_ids'] : undefined
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}

/** Why the order was not placed, and what the clerk can do about it. */
function Refusal({ booking }: { booking: UseBookingResult }) {
  const t = useText()
  const words = useErrorMessage()
  const { error, draft, change, pricing } = booking
  if (error === undefined || error.kind === 'no_passport') return null
  const cities = citiesToAgree(booking)
  const isOtherBranch = Object.keys(error.error.fields).some((field) => /branch/.test(field))
  return (
    <Alert tone="warning" announce>
      <p className="m-0">{isOtherBranch ? t('newOrder.otherBranch') : words(error.error)}</p>
      {cities.length > 0 && (
        <Checkbox
          label={t('answer.field.agreed')}
          checked={false}
          onCheckedChange={() => {
            change({
              type: 'chooseAddress',
              address: { ...draft.steps.address, acceptedWorkerCityIds: cities },
            })
            booking.forgetError()
          }}
        />
      )}
      {error.error.code === 'total_changed' && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            booking.forgetError()
            void pricing.askAgain()
          }}
        >
          {t('newOrder.showPrice')}
        </Button>
      )}
    </Alert>
  )
}

/** What it costs by the rules of the server, and the button that orders it. */
function Quote({ booking }: { booking: UseBookingResult }) {
  const t = useText()
  const words = useErrorMessage()
  const [placed, setPlaced] = useState<string>()
  const { pricing, open, timesAvailability, isPlacing } = booking
  const { price, quote } = pricing
  if (placed !== undefined) return <Navigate to={`/order/${placed}`} state={{ from: '/new-order' }} />
  const isFull = timesAvailability.full
  const isReady = open === 'pay' && !isFull && price !== undefined && quote !== undefined
  const order = async (): Promise<void> => {
    const done = await booking.order()
    if (done !== undefined && done.paidOrderId === undefined) setPlaced(done.ids[0])
  }
  return (
    <Card as="section" aria-labelledby="quote" className="grid content-start gap-4 lg:sticky lg:top-4">
      <Heading level={2} size="lead" id="quote">
        {t('newOrder.price')}
      </Heading>
      {price !== undefined && (
        <PriceBreakdown
          lines={price.lines}
          taxPercent={price.taxPercent}
          taxTotal={price.taxTotal}
          ofWhich={price.ofWhich}
          outside={price.outside}
          total={price.total}
        />
      )}
      {pricing.error !== undefined && (
        <Alert tone="warning" announce>
          {words(pricing.error)}
        </Alert>
      )}
      {open !== 'pay' && <Text tone="muted">{t(`newOrder.missing.${open}`)}</Text>}
      {isFull && (
        <Alert tone="warning" announce>
          {t('newOrder.full')}
        </Alert>
      )}
      <Refusal booking={booking} />
      <Button loading={isPlacing} disabled={!isReady} onClick={() => void order()}>
        {t('newOrder.place')}
      </Button>
      <Text size="small" tone="muted">
        {t('newOrder.after')}
      </Text>
    </Card>
  )
}

type Props = { plan: PlanDetail; service: BookableService; family: Family }

/** The booking of a plan for a family: when, who, where, and what it costs. */
export function BookingForm({ plan, service, family }: Props) {
  const t = useText()
  const [now] = useState(readClock)
  const [device] = useState(officeDevice)
  const booking = useBooking({
    plan,
    service,
    startOptions: { now, visitTime: undefined, wantedDay: undefined },
    customer: { id: family.id, partnerId: family.id, name: family.name, email: null, mobile: family.mobile },
    device,
    wantedFold: 'pay',
    isByOffice: true,
  })
  const { draft, change } = booking
  const leaveToOffice = useEffectEvent(() => change({ type: 'leaveToOffice' }))
  const isWorkerOpen = draft.steps.worker === undefined
  useEffect(() => {
    if (isWorkerOpen) leaveToOffice()
  }, [isWorkerOpen])
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card as="section" aria-label={t('newOrder.details')} className="grid gap-4">
        <AddressChoice draft={draft} change={change} family={family} />
        {service === 'hourly' ? (
          <VisitsChoice plan={plan} draft={draft} change={change} now={now} />
        ) : (
          <StartChoice draft={draft} change={change} now={now} />
        )}
        <WorkerChoice plan={plan} draft={draft} change={change} family={family} />
        {service !== 'hourly' && <DeliveryChoice draft={draft} change={change} />}
        <Textarea
          label={t('newOrder.note')}
          optional
          rows={2}
          countTo={textLimits.orderNote.most}
          value={getChosenExtras(draft).note}
          onValueChange={(note) => change({ type: 'addExtras', extras: { note } })}
        />
      </Card>
      <Quote booking={booking} />
    </div>
  )
}
