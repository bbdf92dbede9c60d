import { createClient, type PlanDetail } from '@sakina/api-client/client'
import { getDeliveryConfig, listBranches } from '@sakina/api-client/wire/catalogue'
import { examples } from '@sakina/api-client/wire/examples'
import { getPartner } from '@sakina/api-client/wire/partners'
import { getServicePlan } from '@sakina/api-client/wire/plans'
import { instant } from '@sakina/domain/calendar'
import {
  parseRecruitmentChoice,
  parseStartDateChoice,
  parseVisitChoice,
  reduceBooking,
  startDraft,
} from '@sakina/domain/booking'
import type { BookingAction, BookingDraft, RawValues, WorkerChoice } from '@sakina/domain/booking'
import type { MessageKey } from '@sakina/domain/validation'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { AddressStep } from './address-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { GuestAddressForm } from './guest-address-form.tsx'
import { StartDateStep } from './start-step.tsx'
import { fullyFreeTimesAvailability } from '@sakina/api-client/booking'
import { VisaStep } from './visa-step.tsx'
import { VisitsStep } from './visits-step.tsx'

afterEach(cleanup)

const now = instant('2026-02-01T10:00:00+03:00')
const nothing = () => undefined
const onTheStep = {
  tried: true,
  timesAvailability: fullyFreeTimesAvailability,
  onChange: nothing,
  onOtherWorker: nothing,
  onOtherPlan: nothing,
}

const example = await createClient({
  apiRoot: 'https://provider.test/api',
  fetch: () => Promise.resolve(Response.json(examples.getServicePlan.answer)),
}).request(getServicePlan, { params: { serviceId: 1, planId: 101 } })
if (!example.ok) throw example.error
const readPlan = example.value
const plan = (more: Partial<PlanDetail> = {}): PlanDetail => ({
  ...readPlan,
  visitCount: 8,
  visitsPerWeek: 2,
  visitPeriod: null,
  ...more,
})

/** The responses for branches, delivery and addresses, from the examples of the contract. */
const provider: typeof fetch = (input) => {
  const path = new URL(input instanceof Request ? input.url : String(input), 'http://site.test').pathname
  const isOf = (pattern: string) => new RegExp(`^/api${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
  const asked = [listBranches, getDeliveryConfig, getPartner].find((each) => isOf(each.path))
  const body =
    asked === undefined ? { success: false, code: 'not_found', message: '' } : examples[asked.id].answer
  return Promise.resolve(Response.json(body, { status: asked === undefined ? 404 : 200 }))
}

const stamp = { id: 'draft', now }
const draftOf = (service: BookingDraft['service'], ...actions: readonly BookingAction[]): BookingDraft =>
  actions.reduce(
    (draft, action) => reduceBooking(draft, action, stamp),
    startDraft({ service, serviceId: 1, planId: 105 }, stamp),
  )

const visits = (schedule: RawValues, of = plan()) => (
  <VisitsStep
    plan={of}
    draft={draftOf('hourly', { type: 'chooseVisits', visits: parseVisitChoice(schedule) })}
    now={now}
    visitTime={undefined}
    isTurned={false}
    {...onTheStep}
  />
)
const start = (schedule: RawValues) => (
  <StartDateStep
    plan={plan()}
    draft={draftOf('resident', { type: 'chooseStart', start: parseStartDateChoice(schedule) })}
    now={now}
    {...onTheStep}
  />
)
const visa = (values: RawValues, workers?: WorkerChoice) => (
  <VisaStep
    draft={draftOf(
      'mediation',
      { type: 'chooseWorkers', workers },
      { type: 'fillPapers', papers: parseRecruitmentChoice(values) },
    )}
    plan={plan()}
    now={now}
    tried
    onChange={nothing}
    onWorkersChange={nothing}
  />
)
const papers = {
  visaNumber: '1300000001',
  visaExpiry: '2027-06-01',
  visaId: '1012345672',
  birthDate: '1985-03-05',
}
const pathIn = (regionId: number, postalCode: string) => (
  <GuestAddressForm
    first={{ regionId, postalCode }}
    onTyping={undefined}
    onTyped={nothing}
    onCancel={undefined}
  />
)
const named = { count: 1, workerIds: [], named: true }
const single = plan({ visitCount: 1, visitsPerWeek: 1 })

const cases: readonly (readonly [MessageKey | 'booking.address.missing', string, () => ReactNode])[] = [
  [
    'booking.address.missing',
    'no address',
    () => <AddressStep draft={draftOf('hourly')} tried form={() => null} onChange={nothing} />,
  ],
  [
    'validation.booking.chooseBranch',
    'no branch',
    () => <DeliveryStep draft={draftOf('resident')} tried onChange={nothing} />,
  ],
  [
    'validation.booking.chooseDelivery',
    'neither delivery nor pickup',
    () => <DeliveryStep draft={draftOf('resident')} tried onChange={nothing} />,
  ],
  [
    'validation.address.postalCodeOfOtherRegion',
    'a postal code of the east in the region of Riyadh',
    () => pathIn(1, '32241'),
  ],
  ['validation.schedule.chooseDay', 'no first day', () => visits({ period: 'morning', weekdays: [0, 2] })],
  ['validation.schedule.chooseDay', 'no start of a contract', () => start({})],
  ['validation.schedule.tooFar', 'a day years ahead', () => start({ startDate: '2029-01-20' })],
  [
    'validation.schedule.inThePast',
    'a first visit that is over',
    () => visits({ firstDay: '2026-01-20', period: 'morning' }, single),
  ],
  [
    'validation.schedule.tooSoon',
    'a first visit this very morning',
    () => visits({ firstDay: '2026-02-01', period: 'morning' }, single),
  ],
  [
    'validation.schedule.noFridayMorning',
    'a Friday morning',
    () => visits({ firstDay: '2026-02-06', period: 'morning' }, single),
  ],
  [
    'validation.schedule.weekdayNotInPlan',
    'a Thursday of a plan of Fridays',
    () =>
      visits(
        { firstDay: '2026-02-05', period: 'evening' },
        { ...single, visitDays: { weekdays: [5], season: null } },
      ),
  ],
  [
    'validation.schedule.outsideRamadan',
    'a day before Ramadan',
    () =>
      visits(
        { firstDay: '2026-02-05', period: 'evening' },
        { ...single, visitDays: { weekdays: [], season: 'ramadan' } },
      ),
  ],
  [
    'validation.schedule.numberOfWeekdays',
    'neither weekdays nor a day',
    () => visits({ period: 'morning', weekdays: [] }),
  ],
  [
    'validation.schedule.numberOfWeekdays',
    'one weekday of two',
    () => visits({ firstDay: '2026-02-08', period: 'morning', weekdays: [0] }),
  ],
  [
    'validation.schedule.firstDayNotChosen',
    'a first day on another weekday',
    () => visits({ firstDay: '2026-02-09', period: 'morning', weekdays: [0, 2] }),
  ],
  [
    'validation.schedule.weeklyNeedsSingleVisit',
    'eight visits every week again',
    () =>
      visits({
        firstDay: '2026-02-08',
        period: 'morning',
        weekdays: [0, 2],
        repeatMode: 'weekly',
        repeatCount: 2,
      }),
  ],
  [
    'validation.schedule.unknownRepetition',
    'a hundred repetitions',
    () =>
      visits({ firstDay: '2026-02-08', period: 'morning', repeatMode: 'weekly', repeatCount: 100 }, single),
  ],
  ['validation.common.required', 'papers left empty', () => visa({})],
  ['validation.visa.number', 'a short visa number', () => visa({ ...papers, visaNumber: '13' })],
  ['validation.visa.expired', 'a visa that has ended', () => visa({ ...papers, visaExpiry: '2026-01-01' })],
  ['validation.person.idTenDigits', 'a short ID', () => visa({ ...papers, visaId: '101' })],
  ['validation.person.idFirstDigit', 'an ID of nobody', () => visa({ ...papers, visaId: '3012345672' })],
  [
    'validation.person.idCheckDigit',
    'an ID with a wrong digit',
    () => visa({ ...papers, visaId: '1012345678' }),
  ],
  ['validation.visa.tooYoung', 'a child', () => visa({ ...papers, birthDate: '2020-03-05' })],
  [
    'validation.visa.birthDate',
    'a birth more than a life ago',
    () => visa({ ...papers, birthDate: '1840-03-05' }),
  ],
  ['validation.visa.passportImage', 'no passport', () => visa(papers)],
  ['validation.visa.workerName', 'nobody’s name', () => visa({ passportNumber: 'P1234567' }, named)],
  [
    'validation.visa.passportNumber',
    'a passport number of odd signs',
    () => visa({ name: 'Rosa', passportNumber: '؟؟؟' }, named),
  ],
]

// A message with a number is found by the text before the number.
const beginning = (sentence: string): string => sentence.replace(/\s*\{.*$/s, '')

test.each((['ar', 'en'] as const).flatMap((locale) => cases.map((each) => [locale, ...each] as const)))(
  'in %s the booking shows the message %s for %s',
  async (locale, key, _, show) => {
    const { container } = render(
      <PageProviders locale={locale} fetch={provider}>
        {show()}
      </PageProviders>,
    )
    await waitFor(() => expect(container.textContent).toContain(beginning(messageText(locale, key))))
  },
)
