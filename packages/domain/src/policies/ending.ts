import { instant } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import {
  add,
  negate,
  ZERO_MONEY,
  requireNonNegative,
  percent,
  percentToNumber,
  percentOf,
  multiplyByRatio,
  subtract,
  sum,
  multiply,
} from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import { quoteLineAmount } from '../pricing/index.ts'
import type { Quote } from '../pricing/index.ts'
import { granted, Refusal, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'
import { policyLineUnlessZero, settlementOfLines } from './policy-line.ts'
import type { PolicyLine, PolicyRule, Settlement } from './policy-line.ts'
import {
  freeCancellationUntil,
  hasEnoughCancellationNotice,
  lastFreeCancellationMoment,
} from './cancellation-notice.ts'
import type { RecruitmentRule } from './recruitment.ts'
import { firstUpcoming, lastMomentOfDay } from './shown-sums.ts'

/** The amounts paid for a contract, by kind; the service amount is net of discounts. */
export type PaidAmounts = {
  readonly service: Money
  readonly tax: Money
  readonly wage: Money
  readonly delivery: Money
}

/** The paid amounts and the use of a contract, from which its ending is quoted. */
export type PaidContract = {
  readonly paid: PaidAmounts
  readonly taxPercent: Percent
  /**
   * The units of a contract and how many were used: visits of an hourly bundle, days, or months in a trial.
   * Units set aside are neither used nor left, as visits that failed by our fault and are returned apart.
   */
  readonly units: { readonly total: number; readonly used: number; readonly setAside?: number }
  readonly instalments: boolean
  /** The first visit or the first day; missing while unknown, as before a recruited worker arrives. */
  readonly startsAt?: Instant | undefined
  /** True while the worker of a contract by days has not come, so that nothing has begun. */
  readonly isAwaited?: boolean | undefined
  /** True while she should have come and has not. */
  readonly isLate?: boolean | undefined
  readonly orderedAt?: Instant | undefined
  /** For hourly contracts: the start of the next visit. */
  readonly nextVisitAt?: Instant | undefined
  readonly visaIssued?: boolean | undefined
  /**
   * The rule of Musaned, the government's platform, by which a recruitment is ended without a fee.
   */
  readonly recruitment?: RecruitmentRule | undefined
  /** Days the worker stayed after the end of the contract. */
  readonly daysOverstayed?: number | undefined
}

/** What ending a contract early refunds or costs, and until when it is free. */
export type ContractEndingQuote = Settlement & {
  /** Until when ending the contract is or was free; undefined if it never was. */
  readonly lastFreeMoment: Instant | undefined
  /** Until when the sums hold; undefined if no moment changes them by itself. */
  readonly validUntil: Instant | undefined
}

/** Why no ending of a contract can be quoted. */
export type ContractEndingRefusal = 'policies.instalments' | 'policies.fully_used'

/** Whether a worker, recruited or not, is late; then the agency fails, and the family may leave. */
export const isWorkerLate = ({
  isLate,
  recruitment,
}: Pick<PaidContract, 'isLate' | 'recruitment'>): boolean =>
  isLate === true || recruitment === 'late_in_extension' || recruitment === 'late_after_extension'

/**
 * Whether a contract cannot be left because it is paid by instalments. That covers the family's own reasons, so
 * it holds no longer once the worker is late.
 */
export const isEndingExcluded = (
  contract: Pick<PaidContract, 'instalments' | 'isLate' | 'recruitment'>,
): boolean => contract.instalments && !isWorkerLate(contract)

/** The amounts paid for an order, from its quote, with the discounts deducted from the service. */
export const paidAmountsOf = (quote: Quote): PaidAmounts => ({
  service: sum([
    quoteLineAmount(quote, 'service'),
    quoteLineAmount(quote, 'voucher'),
    quoteLineAmount(quote, 'points'),
  ]),
  tax: quoteLineAmount(quote, 'tax'),
  wage: quoteLineAmount(quote, 'wage'),
  delivery: quoteLineAmount(quote, 'delivery'),
})

function checkedCount(value: number, most: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > most) {
    throw new Refusal('policies.not_a_count', { name, value: String(value) })
  }
  return value
}

function checked(contract: PaidContract): PaidContract {
  const { paid, units } = contract
  for (const name of ['service', 'tax', 'wage', 'delivery'] as const) requireNonNegative(paid[name], name)
  if (checkedCount(units.total, Number.MAX_SAFE_INTEGER, 'units') === 0) {
    throw new Refusal('policies.not_a_count', { name: 'units', value: '0' })
  }
  checkedCount(units.used, units.total, 'used')
  checkedCount(units.setAside ?? 0, units.total - units.used, 'setAside')
  return contract
}

type Worth = Pick<PaidAmounts, 'service' | 'tax' | 'wage'>

const worthOf = ({ paid, units }: Pick<PaidContract, 'paid' | 'units'>, count: number): Worth => ({
  service: multiplyByRatio(paid.service, count, units.total),
  tax: multiplyByRatio(paid.tax, count, units.total),
  wage: multiplyByRatio(paid.wage, count, units.total),
})

// The difference of two rounded shares, so that the parts never add up to more than the whole.
export const worthBetween = (
  contract: Pick<PaidContract, 'paid' | 'units'>,
  from: number,
  to: number,
): Worth => {
  const [less, more] = [worthOf(contract, from), worthOf(contract, to)]
  return {
    service: subtract(more.service, less.service),
    tax: subtract(more.tax, less.tax),
    wage: subtract(more.wage, less.wage),
  }
}

/**
 * The share of the whole price that a customer gets for a late arrival, by default 15 % in the
 * extension and 20 % after it.
 */
function compensationFor(rule: PolicyRule, config: PolicyConfig): Percent {
  if (rule === 'late_in_extension') return config.extensionCompensation
  return rule === 'late_after_extension' ? config.overdueCompensation : percent(0)
}

/**
 * Until when the sums of an ending hold: the last free moment and the start change them, and without visits
 * each new day.
 */
function endingValidUntil(
  { startsAt, nextVisitAt }: PaidContract,
  now: Instant,
  config: PolicyConfig,
): Instant | undefined {
  const decisive = nextVisitAt ?? startsAt
  return firstUpcoming(
    [
      ...(decisive === undefined ? [] : [lastFreeCancellationMoment(decisive, config)]),
      ...(startsAt === undefined ? [] : [instant(startsAt - 1)]),
      ...(nextVisitAt === undefined ? [lastMomentOfDay(now)] : []),
    ],
    now,
  )
}

function endingQuote(
  contract: PaidContract,
  { complainedUnits, isByAgency }: { readonly complainedUnits: number; readonly isByAgency: boolean },
  now: Instant,
  config: PolicyConfig,
): Outcome<ContractEndingQuote, ContractEndingRefusal> {
  const { units, taxPercent, startsAt, nextVisitAt, paid, recruitment } = checked(contract)
  const complained = checkedCount(complainedUnits, units.used, 'complained')
  const overstayed = isByAgency ? 0 : checkedCount(contract.daysOverstayed ?? 0, MOST_DAYS, 'overstayed')
  if (isEndingExcluded(contract) && !isByAgency) return refused('policies.instalments')
  const unused = units.total - units.used - (units.setAside ?? 0)
  if (unused === 0 && complained === 0) return refused('policies.fully_used')

  const decisive = nextVisitAt ?? startsAt
  const inTime = isByAgency || decisive === undefined || hasEnoughCancellationNotice(decisive, now, config)
  const begun = !contract.isAwaited && (units.used > 0 || (startsAt !== undefined && startsAt <= now))
  const lost = nextVisitAt !== undefined && !inTime && unused > 0 ? 1 : 0
  const left = unused - lost

  const unusedWorth = worthOf(contract, unused)
  const lostWorth = worthBetween(contract, left, unused)
  const complainedWorth = worthBetween(contract, unused, unused + complained)
  const isFree = isByAgency || recruitment !== undefined || (!begun && inTime)
  const base = worthOf(contract, left).service
  const breakFee = isFree ? ZERO_MONEY : percentOf(base, config.breakFeePercent)

  const rule = recruitment ?? 'unused_value'
  const notBegun = begun ? ZERO_MONEY : paid.delivery
  // In the trial a share of the delivery fee is refunded too.
  const delivery = rule === 'trial_pro_rata' ? multiplyByRatio(paid.delivery, unused, units.total) : notBegun
  const whole = sum(Object.values(paid))
  const extra = compensationFor(rule, config)
  const share = { units: unused, total: units.total }
  const complaint = { units: complained, total: units.total }
  const lines: readonly PolicyLine[] = [
    ...policyLineUnlessZero('unused_service', rule, unusedWorth.service, share),
    ...policyLineUnlessZero('unused_wage', rule, unusedWorth.wage, share),
    ...policyLineUnlessZero('unused_tax', rule, unusedWorth.tax, share),
    ...policyLineUnlessZero('delivery', recruitment ?? 'not_begun', delivery, recruitment && share),
    ...policyLineUnlessZero('late_compensation', rule, percentOf(whole, extra), {
      percent: percentToNumber(extra),
      base: whole,
    }),
    ...policyLineUnlessZero('complained_service', 'complaint_in_period', complainedWorth.service, complaint),
    ...policyLineUnlessZero('complained_wage', 'complaint_in_period', complainedWorth.wage, complaint),
    ...policyLineUnlessZero('complained_tax', 'complaint_in_period', complainedWorth.tax, complaint),
    ...policyLineUnlessZero(
      'next_visit_lost',
      'notice_48_hours',
      negate(add(lostWorth.service, lostWorth.wage)),
      {
        hours: config.noticeHours,
      },
    ),
    ...policyLineUnlessZero('next_visit_lost_tax', 'notice_48_hours', negate(lostWorth.tax), {
      hours: config.noticeHours,
    }),
    ...policyLineUnlessZero('break_fee', 'break_fee', negate(breakFee), {
      percent: percentToNumber(config.breakFeePercent),
      base,
    }),
    ...policyLineUnlessZero('break_fee_tax', 'break_fee', negate(percentOf(breakFee, taxPercent)), {
      percent: percentToNumber(taxPercent),
      base: breakFee,
    }),
    ...policyLineUnlessZero(
      'visa_fee',
      'visa_issued',
      contract.visaIssued && !recruitment && !isByAgency ? negate(config.visaFee) : ZERO_MONEY,
    ),
    ...policyLineUnlessZero('daily_fine', 'daily_fine', negate(overstayFine(overstayed, config)), {
      days: overstayed,
    }),
  ]
  return granted({
    ...settlementOfLines(lines),
    lastFreeMoment: freeCancellationUntil(
      { startsAt: decisive, hasBegun: begun, orderedAt: contract.orderedAt },
      config,
    ),
    validUntil: endingValidUntil(contract, now, config),
  })
}

const MOST_DAYS = 10_000

/** The fine for the days the worker stays after the end; zero unless the office sets one. */
export const overstayFine = (days: number, config: PolicyConfig = DEFAULT_POLICIES): Money =>
  multiply(config.dailyFine, checkedCount(days, MOST_DAYS, 'overstayed'))

/** The refund or fee of cancelling the contract now, with its lines. */
export const cancellationQuote = (
  contract: PaidContract,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<ContractEndingQuote, ContractEndingRefusal> =>
  endingQuote(contract, { complainedUnits: 0, isByAgency: false }, now, config)

/**
 * What the agency gives back when it ends a contract for a reason that is its own or nobody's: everything
 * unused with tax and wage, the delivery if the service has not begun, and for a late recruitment what its rule
 * gives. Nothing is kept and no fee is due, by instalments too.
 */
export const agencyCancellationQuote = (
  contract: PaidContract,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<ContractEndingQuote, ContractEndingRefusal> =>
  endingQuote(contract, { complainedUnits: 0, isByAgency: true }, now, config)

/**
 * The quote of a refund request. The unused rest follows the rules of cancelling; the used visits
 * or days about which the customer complained in time are refunded in full.
 */
export const refundQuote = (
  contract: PaidContract,
  complainedUnits: number,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<ContractEndingQuote, ContractEndingRefusal> =>
  endingQuote(contract, { complainedUnits, isByAgency: false }, now, config)
