import { serviceCodes, trackingStages } from '../vocabulary/index.ts'
import type { TrackingStage, VisitState } from '../vocabulary/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import {
  furthestStage,
  nextStage,
  stagesByEvent,
  stagesOfService,
  stagesReached,
  stagesToShow,
  validateStageAdvance,
} from './tracking.ts'

describe('tracking', () => {
  test('tracking has eleven stages in the order of time', () => {
    expect(trackingStages).toEqual([
      'submitted',
      'under_review',
      'awaiting_payment',
      'processing',
      'visa_started',
      'visa_in_progress',
      'visa_issued',
      'travel_arrangements',
      'on_the_way',
      'arrived',
      'received',
    ])
  })

  test('tracking has all stages for recruitment, and no visa or travel arrangements for other services', () => {
    expect(stagesOfService('mediation')).toEqual(trackingStages)
    for (const service of serviceCodes.filter((code) => code !== 'mediation')) {
      expect(stagesOfService(service)).toEqual([
        'submitted',
        'under_review',
        'awaiting_payment',
        'processing',
        'on_the_way',
        'arrived',
        'received',
      ])
    }
  })

  test('an order reaches its first four stages by being placed, by the checkout and by the payment', () => {
    expect([...stagesByEvent.order, ...stagesByEvent.checkout, ...stagesByEvent.payment]).toEqual(
      trackingStages.slice(0, 4),
    )
  })

  test('the stage after processing is the visa for recruitment and the delivery for other services', () => {
    expect(nextStage('mediation', 'processing')).toBe('visa_started')
    expect(nextStage('resident', 'processing')).toBe('on_the_way')
    expect(nextStage('resident', 'received')).toBeUndefined()
  })

  test('the stages of an order follow its first visit, and what the office recorded stands', () => {
    const recorded = [
      { stage: 'processing', at: 1, note: null },
      { stage: 'on_the_way', at: 2, note: 'with Salim' },
    ] as const
    const visits = (...states: readonly VisitState[]) => states.map((status) => ({ status, updatedAt: 9 }))
    expect(stagesReached(recorded, visits('scheduled'))).toEqual(recorded)
    const reached = stagesReached(recorded, visits('missed', 'in_progress', 'done'))
    expect(reached.map(({ stage, at }) => [stage, at])).toEqual([
      ['processing', 1],
      ['on_the_way', 2],
      ['arrived', 9],
    ])
    expect([furthestStage(reached), furthestStage([])]).toEqual(['arrived', undefined])
  })

  test('an order that is over shows only the stages it reached', () => {
    const reached = [{ stage: 'submitted' }, { stage: 'processing' }] as const
    expect(stagesToShow('hourly', reached, false)).toEqual(stagesOfService('hourly'))
    expect(stagesToShow('hourly', reached, true)).toEqual(['submitted', 'processing'])
  })

  test('tracking refuses a stage that skips another, was already reached or is not of the service, each with its reason', () => {
    expect(validateStageAdvance('resident', 'processing', 'on_the_way')).toEqual({
      ok: true,
      value: 'on_the_way',
    })
    const refusals = [
      validateStageAdvance('resident', 'processing', 'visa_started'),
      validateStageAdvance('mediation', 'processing', 'processing'),
      validateStageAdvance('mediation', 'processing', 'submitted'),
      validateStageAdvance('mediation', 'processing', 'visa_issued'),
    ]
    expect(refusals.map((outcome) => !outcome.ok && outcome.reason.code)).toEqual([
      'lifecycle.stage_not_of_service',
      'lifecycle.stage_already_reached',
      'lifecycle.stage_already_reached',
      'lifecycle.stage_skipped',
    ])
    expect(refusals[0]).toMatchObject({
      reason: { values: { service: 'resident', from: 'processing', to: 'visa_started' } },
    })
  })

  test(
    'tracking passes the stages of a service one by one in any sequence of attempts',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...serviceCodes),
          fc.array(fc.constantFrom(...trackingStages), { maxLength: 60 }),
          (service, wishes) => {
            const path: TrackingStage[] = ['submitted']
            for (const wish of wishes) {
              const outcome = validateStageAdvance(service, path.at(-1) ?? 'submitted', wish)
              if (outcome.ok) path.push(outcome.value)
            }
            expect(path).toEqual(stagesOfService(service).slice(0, path.length))
          },
        ),
        propertyTestOptions,
      )
    },
  )
})
