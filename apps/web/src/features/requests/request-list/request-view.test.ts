import { examples } from '@sakina/api-client/wire/examples'
import { listMyRequests } from '@sakina/api-client/wire/requests'
import { instant } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { toRequestCardRequest } from './request-view.ts'

const [example] = Object(examples.listMyRequests.answer).result
const lines = [{ code: 'suspension_fee', label: 'Pause fee', rule: 'suspension_fee', amount: 200 }]

const shown = (status: string) => {
  const wire = { ...example, status: { value: status, label: status }, lines, fee: 200, refund: 0 }
  const { items } = listMyRequests.read({ ...Object(examples.listMyRequests.answer), result: [wire] })
  const [request] = items
  if (!request) throw new Error('no request')
  return toRequestCardRequest(request, instant('2026-11-22T00:00:00Z'))
}

test('a request shows its quote unless it was refused or withdrawn', () => {
  expect(shown('open').quote?.fee).toBe(20_000)
  expect(shown('approved').quote?.fee).toBe(20_000)
  expect(shown('rejected').quote).toBeNull()
  expect(shown('withdrawn').quote).toBeNull()
})

test('a withdrawn request has no deadline and no answer', () => {
  expect(shown('withdrawn')).toMatchObject({ answerDue: null, answered: null })
  expect(shown('open').answerDue).not.toBeNull()
})
