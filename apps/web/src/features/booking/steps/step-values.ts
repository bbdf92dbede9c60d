import type { BookingDraft, StepValues } from '@sakina/domain/draft'
import { parseLocalDate, weekdays } from '@sakina/domain/calendar'
import type { LocalDate, Weekday } from '@sakina/domain/calendar'
import { repeatModes } from '@sakina/domain/schedule'
import type { Period, RepeatMode } from '@sakina/domain/schedule'

import { noAddress, textsOf } from '../../../shared/address/address-values.ts'

type Id = number | string

const id = (value: StepValues[string]): Id | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined
const text = (value: StepValues[string]): string => (typeof value === 'string' ? value : '')
const day = (value: StepValues[string]): LocalDate | undefined => parseLocalDate(text(value))
const ids = (value: StepValues[string]): readonly Id[] => (typeof value === 'object' ? value : [])

/** What a draft's steps say, read as the values they are; what was never asked is empty. */
export const addressOf = ({ steps: { address = {} } }: BookingDraft) => ({
  addressId: id(address['addressId']),
  /** Typed in by a guest, saved as an address at sign-in. */
  typed: address,
})

// The country is fixed; its id is the catalogue's
const SAUDI_ARABIA = 1

/** The address a guest typed, and its place as the lists named it then. */
export function guestAddressOf({ steps: { address = {} } }: BookingDraft) {
  const [city, district] = [text(address['cityName']), text(address['neighborhoodName'])]
  return {
    typed: { ...noAddress, ...textsOf(address) },
    place: {
      country_id: id(address['countryId']) ?? SAUDI_ARABIA,
      state_id: id(address['regionId']) ?? '',
      neighborhood_id: id(address['neighborhoodId']) ?? '',
      ...(city !== '' && { city }),
      ...(district !== '' && { district }),
    },
  }
}

/** Somebody would have to go where no branch sends anybody. */
export const isOutOfReach = (draft: BookingDraft): boolean =>
  draft.steps.address?.['isServed'] === false && (draft.service === 'hourly' || deliveryOf(draft).isHome)

export const deliveryOf = ({ steps: { delivery = {} } }: BookingDraft) => ({
  branchId: id(delivery['branchId']),
  isHome: delivery['delivery'] === 'home',
})

export const workersOf = ({ steps: { worker = {} } }: BookingDraft) => ({
  count: typeof worker['count'] === 'number' ? worker['count'] : 1,
  workerIds: ids(worker['workerIds']),
  isNamed: worker['named'] === true,
})

const periodIn = (value: StepValues[string]): Period | undefined =>
  value === 'morning' || value === 'evening' ? value : undefined

const weekdaysIn = (value: StepValues[string]): readonly Weekday[] => {
  const chosen = ids(value)
  return weekdays.filter((each) => chosen.includes(each))
}

export type Visits = {
  readonly firstDay: LocalDate | undefined
  readonly period: Period | undefined
  readonly weekdays: readonly Weekday[]
  readonly repeatMode: RepeatMode
  readonly repeatCount: number
}

export const visitsOf = ({ steps: { schedule = {} } }: Pick<BookingDraft, 'steps'>): Visits => ({
  firstDay: day(schedule['firstDay']),
  period: periodIn(schedule['period']),
  weekdays: weekdaysIn(schedule['weekdays']),
  repeatMode: repeatModes.find((mode) => mode === schedule['repeatMode']) ?? 'once',
  repeatCount: typeof schedule['repeatCount'] === 'number' ? schedule['repeatCount'] : 1,
})

export const startOf = ({ steps: { schedule = {} } }: BookingDraft): LocalDate | undefined =>
  day(schedule['startDate'])

export const extrasOf = ({ steps: { extras = {} } }: BookingDraft) => ({
  note: text(extras['note']),
  voucherCode: text(extras['voucherCode']),
  useWallet: extras['useWallet'] === true,
})

/** Papers of the other kind are none: those of a visa, or the name of a worker somebody knows. */
export const hasPapers = (draft: BookingDraft): boolean => {
  const { name, visaNumber } = visaOf(draft)
  return (workersOf(draft).isNamed ? name : visaNumber) !== ''
}

export const visaOf = ({ steps: { visa = {} } }: BookingDraft) => ({
  visaNumber: text(visa['visaNumber']),
  visaExpiry: text(visa['visaExpiry']),
  visaId: text(visa['visaId']),
  birthDate: text(visa['birthDate']),
  passportName: text(visa['passportName']),
  passportUploadId: id(visa['passportUploadId']),
  name: text(visa['name']),
  passportNumber: text(visa['passportNumber']),
})
