import { examples } from '@sakina/api-client/wire/examples'
import { getServicePlan } from '@sakina/api-client/wire/plans'
import { instant, localDate } from '@sakina/domain/calendar'
import { hasPapers, isHalfDone, reduceBooking, startDraft } from '@sakina/domain/booking'
import type { BookingDraft, PaperChoice, WorkerChoice } from '@sakina/domain/booking'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { said } from '../../../shared/testing/in-language.tsx'
import { PageProviders } from '../../../shared/testing/on-a-page.tsx'
import { VisaStep } from './visa-step.tsx'

afterEach(cleanup)

const now = instant('2026-02-01T10:00:00+03:00')
const stamp = { id: 'draft', now }
const draftOf = (papers: PaperChoice, workers?: WorkerChoice): BookingDraft =>
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

function onTheStep(papersSoFar: PaperChoice) {
  const kept: PaperChoice[] = []
  render(
    <PageProviders locale="en">
      <VisaStep
        plan={plan}
        draft={draftOf(papersSoFar)}
        now={now}
        tried={false}
        onChange={(values) => kept.push(values)}
        onWorkersChange={() => undefined}
      />
    </PageProviders>,
  )
  return kept
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${said('en', label)}`)), { target: { value } })

test('papers of a visa are kept while they are typed, and still asked', () => {
  const kept = onTheStep({ visaId: '1012345672', unfinished: true })
  type('booking.visa.number', '1300000001')
  expect(kept.at(-1)).toMatchObject({ visaId: '1012345672', visaNumber: '1300000001' })
  expect(isHalfDone(kept.at(-1))).toBe(true)
})

test('with the last of them the step is done', () => {
  const { visaNumber: _missing, ...rest } = papers
  const kept = onTheStep({ ...rest, unfinished: true })
  type('booking.visa.number', '1300000001')
  expect(kept.at(-1)).toEqual(papers)
})

test('without its passport it is not', () => {
  const kept = onTheStep({ ...papers, passportName: '', unfinished: true })
  expect(isHalfDone(kept.at(-1))).toBe(true)
})

test('papers put aside for a worker known by name are whole again when they are come back to', () => {
  expect(onTheStep({ ...papers, unfinished: true })).toEqual([papers])
})

test('visa papers do not count for a named worker, nor the papers of a named worker otherwise', () => {
  const named = { count: 1, workerIds: [], named: true }
  expect(hasPapers(draftOf(papers))).toBe(true)
  expect(hasPapers(draftOf(papers, named))).toBe(false)
  expect(hasPapers(draftOf({ name: 'as in her passport' }, named))).toBe(true)
})
