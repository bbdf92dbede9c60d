import { examples } from '@sakina/api-client/wire/examples'
import { getServicePlan } from '@sakina/api-client/wire/plans'
import { instant, localDate } from '@sakina/domain/calendar'
import {
  hasRecruitmentDocuments,
  isChoiceUnfinished,
  reduceBooking,
  startDraft,
} from '@sakina/domain/booking'
import type { BookingDraft, RecruitmentChoice, WorkerChoice } from '@sakina/domain/booking'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { VisaStep } from './visa-step.tsx'

afterEach(cleanup)

const now = instant('2026-02-01T10:00:00+03:00')
const stamp = { id: 'draft', now }
const draftOf = (papers: RecruitmentChoice, workers?: WorkerChoice): BookingDraft =>
  reduceBooking(
    reduceBooking(
      startDraft({ service: 'mediation', serviceId: 4, planId: 401 }, stamp),
      { type: 'chooseWorkers', workers },
      stamp,
    ),
    { type: 'fillPapers', papers },
    stamp,
  )
const plan = getServicePlan.read(examples.getServicePlan.answer)
const papers = {
  visaNumber: '1300000001',
  visaExpiry: localDate('2027-06-01'),
  visaId: '1012345672',
  birthDate: localDate('1985-03-05'),
  passportName: 'passport.png',
}

function onTheStep(papersSoFar: RecruitmentChoice, tried = false) {
  const kept: RecruitmentChoice[] = []
  render(
    <PageProviders locale="en">
      <VisaStep
        plan={plan}
        draft={draftOf(papersSoFar)}
        now={now}
        tried={tried}
        onChange={(values) => kept.push(values)}
        onWorkersChange={() => undefined}
      />
    </PageProviders>,
  )
  return kept
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${messageText('en', label)}`)), { target: { value } })

test('incomplete visa details are saved while they are typed, and the step stays incomplete', () => {
  const kept = onTheStep({ visaId: '1012345672', unfinished: true })
  type('booking.visa.number', '1300000001')
  expect(kept.at(-1)).toMatchObject({ visaId: '1012345672', visaNumber: '1300000001' })
  expect(isChoiceUnfinished(kept.at(-1))).toBe(true)
})

test('the visa step is complete once the last field is filled in', () => {
  const { visaNumber: _missing, ...rest } = papers
  const kept = onTheStep({ ...rest, unfinished: true })
  type('booking.visa.number', '1300000001')
  expect(kept.at(-1)).toEqual(papers)
})

test('the visa step is incomplete without a passport', () => {
  const kept = onTheStep({ ...papers, passportName: '', unfinished: true })
  expect(isChoiceUnfinished(kept.at(-1))).toBe(true)
})

test('visa details saved as unfinished complete their step when it opens with every field filled in', () => {
  expect(onTheStep({ ...papers, unfinished: true })).toEqual([papers])
})

test('for a worker known by name, the name completes the step and visa details do not', () => {
  const named = { count: 1, workerIds: [], named: true }
  expect(hasRecruitmentDocuments(draftOf(papers))).toBe(true)
  expect(hasRecruitmentDocuments(draftOf(papers, named))).toBe(false)
  expect(hasRecruitmentDocuments(draftOf({ name: 'as in her passport' }, named))).toBe(true)
})

test('a visa date that has passed is kept and called expired, and a birth date to come is asked to be checked', () => {
  const { visaExpiry: _expiry, birthDate: _birth, ...rest } = papers
  const kept = onTheStep({ ...rest, unfinished: true }, true)
  type('booking.visa.expiry', '01/01/2020')
  type('booking.visa.birthDate', '01/01/2030')
  expect(kept.at(-1)).toMatchObject({
    visaExpiry: '2020-01-01',
    birthDate: '2030-01-01',
    unfinished: true,
  })
  expect(screen.getByText(messageText('en', 'validation.visa.expired'))).toBeDefined()
  expect(screen.getByText(messageText('en', 'validation.visa.birthDate'))).toBeDefined()
  expect(screen.queryByText(messageText('en', 'validation.common.required'))).toBeNull()
})
