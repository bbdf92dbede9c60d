import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addHours, instant, localDate } from '../calendar/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import {
  complaintTypes,
  contractStates,
  isOrderInForce,
  orderStates,
  requestKinds,
  contractRequestStates,
  visitStates,
} from '../vocabulary/index.ts'
import { complaintLifecycle, complaintReplies, isComplaintForManager } from './complaint.ts'
import {
  contractFilters,
  contractLifecycle,
  EXPIRING_DAYS,
  isContractOver,
  matchesContractFilter,
  contractStateOnDay,
  toStoredContractState,
} from './contract.ts'
import type { Lifecycle } from './lifecycle.ts'
import { canOrderBePaid, canOrderBeCancelledAtOnce, orderLifecycle } from './order.ts'
import { paymentLifecycle } from './payment.ts'
import { payoutState, refundLifecycle } from './refund.ts'
import {
  isRequestAllowed,
  canWithdrawRequest,
  contractStateAfterRequest,
  contractStateDuringRequest,
  contractRequestLifecycle,
} from './request.ts'
import {
  isVisitFailed,
  isVisitRemedyOpen,
  isVisitUsedUp,
  isVisitUnfinished,
  visitLifecycle,
} from './visit.ts'

// The allowed transitions as the documents list them, to compare with those of the code.
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  order: [
    'draft>pending_payment',
    'draft>processing',
    'draft>cancelled',
    'draft>expired',
    'pending_payment>paid',
    'pending_payment>cancelled',
    'pending_payment>expired',
    'paid>processing',
    'paid>active',
    'paid>cancelled',
    'processing>active',
    'processing>cancelled',
    'active>completed',
    'active>cancelled',
    'expired>pending_payment',
    'expired>paid',
    'expired>cancelled',
  ],
  payment: [
    'pending>paid',
    'pending>declined',
    'pending>abandoned',
    'pending>expired',
    'pending>unmatched',
    'declined>paid',
    'declined>unmatched',
    'abandoned>paid',
    'abandoned>unmatched',
    'expired>paid',
    'expired>declined',
    'expired>abandoned',
    'expired>unmatched',
    'paid>partly_refunded',
    'paid>refunded',
    'partly_refunded>refunded',
  ],
  refund: [
    'pending>sending',
    'pending>sent',
    'pending>failed',
    'sending>sent',
    'sending>pending',
    'sending>unclear',
    'unclear>sent',
    'unclear>pending',
    'unclear>failed',
    'failed>sent',
    'failed>pending',
  ],
  contract: [
    'running>expiring',
    'running>on_hold',
    'running>pending_swap',
    'running>suspended',
    'running>defaulted',
    'running>cancelled',
    'running>finished',
    'expiring>running',
    'expiring>on_hold',
    'expiring>pending_swap',
    'expiring>suspended',
    'expiring>defaulted',
    'expiring>cancelled',
    'expiring>finished',
    'on_hold>running',
    'on_hold>expiring',
    'on_hold>suspended',
    'on_hold>defaulted',
    'on_hold>cancelled',
    'on_hold>finished',
    'pending_swap>running',
    'pending_swap>expiring',
    'pending_swap>defaulted',
    'pending_swap>cancelled',
    'pending_swap>finished',
    'suspended>running',
    'suspended>expiring',
    'suspended>on_hold',
    'suspended>defaulted',
    'suspended>cancelled',
    'suspended>finished',
    'defaulted>running',
    'defaulted>expiring',
    'defaulted>cancelled',
    'defaulted>finished',
  ],
  request: ['open>approved', 'open>rejected', 'open>withdrawn', 'approved>completed'],
  complaint: ['open>on_hold', 'open>closed', 'on_hold>open', 'on_hold>closed'],
  visit: [
    'scheduled>on_the_way',
    'scheduled>in_progress',
    'scheduled>missed',
    'scheduled>cancelled',
    'scheduled>moved',
    'on_the_way>in_progress',
    'on_the_way>missed',
    'on_the_way>cancelled',
    'in_progress>done',
    'in_progress>cancelled',
  ],
}

function describeLifecycle<State extends string>(cycle: Lifecycle<State>): void {
  describe(`the life cycle of a ${cycle.name}`, () => {
    const allowed = ALLOWED[cycle.name] ?? []

    test(`the life cycle of a ${cycle.name} allows exactly the transitions of its table and gives a reason for refusals`, () => {
      const moves = cycle.states.flatMap((from) =>
        cycle.states.map((to) => ({ from, to, outcome: cycle.move(from, to) })),
      )
      const granted = moves.filter(({ outcome }) => outcome.ok).map(({ from, to }) => `${from}>${to}`)
      expect(granted.toSorted()).toEqual(allowed.toSorted())
      for (const { from, to, outcome } of moves) {
        if (outcome.ok) {
          expect(outcome.value).toBe(to)
          continue
        }
        const reason =
          from === to
            ? 'already_there'
            : allowed.some((move) => move.startsWith(`${from}>`))
              ? 'not_from_here'
              : 'is_final'
        expect(outcome.reason).toEqual({
          code: `lifecycle.${reason}`,
          values: { lifecycle: cycle.name, from, to },
        })
      }
    })

    test(
      `any sequence of attempts in the life cycle of a ${cycle.name} makes only listed transitions, and a final state stays final`,
      slowTestOptions,
      () => {
        fc.assert(
          fc.property(fc.array(fc.constantFrom(...cycle.states), { maxLength: 30 }), (wishes) => {
            let state = cycle.states[0]
            for (const wish of wishes) {
              if (state === undefined) return
              const outcome = cycle.move(state, wish)
              if (!outcome.ok) continue
              expect(allowed).toContain(`${state}>${wish}`)
              expect(cycle.isFinal(state)).toBe(false)
              state = outcome.value
            }
          }),
          propertyTestOptions,
        )
      },
    )

    test(`the life cycle of a ${cycle.name} reaches every state from the first one`, () => {
      const reached = new Set(cycle.states.slice(0, 1))
      for (const state of reached) for (const next of cycle.next(state)) reached.add(next)
      expect([...reached].toSorted()).toEqual(cycle.states.toSorted())
    })
  })
}

describeLifecycle(orderLifecycle)
describeLifecycle(paymentLifecycle)
describeLifecycle(refundLifecycle)
describeLifecycle(contractLifecycle)
describeLifecycle(contractRequestLifecycle)
describeLifecycle(complaintLifecycle)
describeLifecycle(visitLifecycle)

describe('a complaint', () => {
  const at = (hours: number) => addHours(instant('2026-12-01T09:00:00Z'), hours)
  const filed = { state: 'open', byOffice: false, at: at(0) }
  const closed = { state: 'closed', byOffice: true, at: at(5) }
  const week = 5 + 7 * 24

  test('a family can write while a complaint is open or on hold', () => {
    const open = { canWrite: true, canConfirm: false }
    expect(complaintReplies([filed], at(900))).toEqual(open)
    expect(complaintReplies([filed, { state: 'on_hold', byOffice: true, at: at(1) }], at(900))).toEqual(open)
  })

  test('a closed complaint can be opened again or confirmed for seven days', () => {
    expect(complaintReplies([filed, closed], at(week))).toEqual({ canWrite: true, canConfirm: true })
    expect(complaintReplies([filed, closed], at(week + 1))).toEqual({ canWrite: false, canConfirm: false })
    expect(complaintReplies([filed, { ...closed, at: null }], at(6))).toEqual({
      canWrite: false,
      canConfirm: false,
    })
  })

  test('a family that said that a complaint is solved is not asked again, and can still write', () => {
    const solved = { state: 'closed', byOffice: false, at: at(9) }
    expect(complaintReplies([filed, closed, solved], at(week))).toEqual({ canWrite: true, canConfirm: false })
    expect(complaintReplies([filed, closed, solved], at(week + 1)).canWrite).toBe(false)
  })

  test('a manager answers a complaint that its family opened again after the office closed it', () => {
    const solved = { state: 'closed', byOffice: false, at: at(9) }
    const again = { ...filed, at: at(9) }
    expect(isComplaintForManager([filed, again])).toBe(false)
    expect(isComplaintForManager([filed, closed])).toBe(false)
    expect(isComplaintForManager([filed, closed, solved])).toBe(false)
    expect(isComplaintForManager([filed, closed, again])).toBe(true)
    const held = { state: 'on_hold', byOffice: true, at: at(10) }
    expect(isComplaintForManager([filed, closed, again, held])).toBe(true)
  })

  test('nothing can be said about a complaint whose events are not known', () => {
    expect(complaintReplies([], at(0))).toEqual({ canWrite: false, canConfirm: false })
  })
})

describe('an order', () => {
  test('an order can be paid while it awaits payment, also after the hold has expired', () => {
    expect(orderStates.filter(canOrderBePaid)).toEqual(['pending_payment', 'expired'])
  })

  test('an order can be cancelled without a request until it is paid', () => {
    expect(orderStates.filter(canOrderBeCancelledAtOnce)).toEqual(['draft', 'pending_payment', 'expired'])
  })

  test('an order is in force from its payment until it is over', () => {
    expect(orderStates.filter(isOrderInForce)).toEqual(['paid', 'processing', 'active'])
  })
})

describe('a payment', () => {
  test('an unpaid payment can become paid, and a paid, refunded or unmatched one never becomes unpaid', () => {
    const unpaid = ['pending', 'declined', 'abandoned', 'expired'] as const
    for (const status of unpaid) expect(paymentLifecycle.move(status, 'paid').ok).toBe(true)
    for (const status of ['paid', 'partly_refunded', 'refunded', 'unmatched'] as const)
      for (const undone of unpaid) expect(paymentLifecycle.move(status, undone).ok).toBe(false)
  })
})

describe('a contract', () => {
  const today = localDate('2026-02-18')

  test('a contract has eight states and nine filters in the documented order', () => {
    expect(contractStates).toHaveLength(8)
    expect(contractFilters).toEqual([
      'all',
      'running',
      'cancelled',
      'expiring',
      'defaulted',
      'on_hold',
      'pending_swap',
      'suspended',
      'finished',
    ])
  })

  const states = (firstDay: string, left: readonly number[]) =>
    left.map((days) =>
      contractStateOnDay({ firstDay: localDate(firstDay), lastDay: addDays(today, days) }, today),
    )

  test('a contract is expiring within 30 days of its end, its last day included, and finished the day after', () => {
    expect(EXPIRING_DAYS).toBe(30)
    expect(states('2025-02-18', [31, 30, 0, -1])).toEqual(['running', 'expiring', 'expiring', 'finished'])
  })

  test('a contract is not finished while something about it is undecided', () => {
    const term = { firstDay: localDate('2026-01-01'), lastDay: addDays(today, -1) }
    expect(contractStateOnDay(term, today, true)).toBe('expiring')
    expect(contractStateOnDay(term, today, false)).toBe('finished')
  })

  test('a contract of less than 90 days is expiring in its last third', () => {
    // 20 days have passed: with eleven left the contract is not in its last third yet, with ten it is.
    expect(states('2026-01-29', [11, 10, 0])).toEqual(['running', 'expiring', 'expiring'])
    // A contract of a single day is not expiring before that day.
    expect(states('2026-02-18', [0])).toEqual(['expiring'])
  })

  test('a contract that has not begun is not expiring', () => {
    expect(states('2026-02-19', [1, 5, 29])).toEqual(['running', 'running', 'running'])
  })

  test('an expiring contract is stored as running', () => {
    for (const state of contractStates)
      expect(toStoredContractState(state)).toBe(state === 'expiring' ? 'running' : state)
  })

  test('the running filter of contracts includes expiring contracts', () => {
    const listed = (filter: (typeof contractFilters)[number]) =>
      contractStates.filter((state) => matchesContractFilter(state, filter))
    expect(listed('all')).toEqual([...contractStates])
    expect(listed('running')).toEqual(['running', 'expiring'])
    for (const state of contractStates.filter((one) => one !== 'running'))
      expect(listed(state)).toEqual([state])
  })

  test('a contract is over when cancelled or finished', () => {
    expect(contractStates.filter(isContractOver)).toEqual(['cancelled', 'finished'])
  })
})

describe('a request', () => {
  test('a cancellation, suspension or replacement of the worker puts the contract in a waiting state, a replacement of the service or a wallet return does not', () => {
    expect(requestKinds.map(contractStateDuringRequest)).toEqual([
      'on_hold',
      'on_hold',
      'pending_swap',
      undefined,
      undefined,
    ])
  })

  test('a cancellation, suspension or replacement needs a contract in force, a suspended contract can only be cancelled, and a wallet return needs one that is not cancelled', () => {
    const states = (kind: Parameters<typeof isRequestAllowed>[0]) =>
      contractStates.filter((state) => isRequestAllowed(kind, state))
    expect(states('cancellation')).toEqual(['running', 'expiring', 'suspended'])
    expect(states('suspension')).toEqual(['running', 'expiring'])
    expect(states('replacement')).toEqual(['running', 'expiring'])
    expect(states('refund_payment')).toEqual(contractStates.filter((state) => state !== 'cancelled'))
  })

  test('approving a cancellation or wallet return cancels the contract, a suspension suspends it, and a replacement leaves it running', () => {
    expect(requestKinds.map((kind) => contractStateAfterRequest(kind, 'approved', 'running'))).toEqual([
      'cancelled',
      'suspended',
      'running',
      'running',
      'cancelled',
    ])
  })

  test('a pause that is approved for later leaves the contract as it was', () => {
    expect(contractStateAfterRequest('suspension', 'approved', 'running', true)).toBe('running')
  })

  test("rejecting or withdrawing a request restores the contract's state", () => {
    for (const answer of ['rejected', 'withdrawn'] as const)
      for (const kind of requestKinds)
        expect(contractStateAfterRequest(kind, answer, 'defaulted')).toBe('defaulted')
  })

  test('a request moves a running contract only to states that the life cycle of contracts allows', () => {
    for (const kind of requestKinds) {
      const during = contractStateDuringRequest(kind)
      if (during === undefined) continue
      expect(contractLifecycle.move('running', during).ok).toBe(true)
      for (const answer of ['approved', 'rejected', 'withdrawn'] as const)
        expect(contractLifecycle.move(during, contractStateAfterRequest(kind, answer, 'running')).ok).toBe(
          true,
        )
    }
  })

  test('a request can be withdrawn until the office decides', () => {
    expect(contractRequestStates.filter(canWithdrawRequest)).toEqual(['open'])
  })
})

describe('a complaint', () => {
  test('a complaint is of one of the five documented types', () => {
    expect(complaintTypes).toEqual(['delay', 'unsatisfactory', 'behavior', 'payment', 'other'])
  })
})

describe('a visit', () => {
  test('a visit counts as carried out when nobody opened the door', () => {
    expect(visitStates.filter((status) => isVisitUsedUp({ status }))).toEqual(['done', 'missed'])
  })

  test('a visit lost by the family counts as carried out, one that failed without its fault does not', () => {
    for (const status of ['missed', 'cancelled'] as const) {
      expect(isVisitUsedUp({ status, fault: 'family' })).toBe(true)
      expect(isVisitFailed({ status, fault: 'family' })).toBe(false)
      for (const fault of ['agency', 'nobody'] as const) {
        expect(isVisitUsedUp({ status, fault })).toBe(false)
        expect(isVisitFailed({ status, fault })).toBe(true)
      }
    }
    expect(isVisitFailed({ status: 'cancelled' })).toBe(false)
  })

  test('what the family gets for a failed visit is open until another time or the money is chosen', () => {
    expect(isVisitRemedyOpen({ chooseBy: 1, remedy: null })).toBe(true)
    expect(isVisitRemedyOpen({ chooseBy: 1, remedy: 'refund' })).toBe(false)
    expect(isVisitRemedyOpen({ chooseBy: null, remedy: null })).toBe(false)
  })

  test('a visit is unfinished while it is scheduled, on the way or in progress', () => {
    expect(visitStates.filter(isVisitUnfinished)).toEqual(['scheduled', 'on_the_way', 'in_progress'])
  })
})

describe('a refund', () => {
  test('a refund is in the wallet if it has no part to a card, and sent once every part to a card was sent @constant:refund-time', () => {
    expect(payoutState([])).toBe('in_wallet')
    expect(payoutState(['sent', 'sent'])).toBe('sent')
    for (const state of ['pending', 'sending', 'unclear', 'failed'] as const)
      expect(payoutState(['sent', state])).toBe('on_its_way')
  })
})
