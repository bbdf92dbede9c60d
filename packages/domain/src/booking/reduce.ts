import type {
  AddressChoice,
  DeliveryChoice,
  ExtrasChoice,
  Id,
  PaperChoice,
  StartChoice,
  VisitChoice,
  WorkerChoice,
} from './choices.ts'
import { isContract, stamped, startDraft, withSteps } from './draft.ts'
import type { BookingDraft, Stamp } from './draft.ts'
import { withoutIdentity } from './privacy.ts'
import { hasPapers, workersOf } from './selectors.ts'

/** All that a customer can do with a booking before it is ordered. A choice that is undefined is asked again. */
export type BookingAction =
  | { readonly type: 'chooseVisits'; readonly visits: VisitChoice | undefined }
  | { readonly type: 'chooseStart'; readonly start: StartChoice | undefined }
  | { readonly type: 'fillPapers'; readonly papers: PaperChoice | undefined }
  | { readonly type: 'chooseWorkers'; readonly workers: WorkerChoice | undefined }
  | { readonly type: 'leaveToOffice' }
  | { readonly type: 'dropWorker'; readonly workerId: Id }
  | { readonly type: 'chooseAddress'; readonly address: AddressChoice | undefined }
  | { readonly type: 'chooseDelivery'; readonly delivery: DeliveryChoice | undefined }
  | { readonly type: 'addExtras'; readonly extras: ExtrasChoice }
  | { readonly type: 'dropVoucher' }
  | { readonly type: 'keepBalance' }
  | { readonly type: 'forgetIdentity' }

const officeChooses: WorkerChoice = { count: 1, workerIds: [] }

function withWorkers(draft: BookingDraft, worker: WorkerChoice | undefined): BookingDraft {
  const next = withSteps(draft, { worker })
  // Papers of the other kind are kept aside and asked again
  return next.service === 'mediation' && next.steps.visa !== undefined && !hasPapers(next)
    ? withSteps(next, { visa: { ...next.steps.visa, unfinished: true } })
    : next
}

/** Several workers are each chosen, so that one who is gone leaves them all to be asked again. */
function withoutWorker(draft: BookingDraft, gone: Id): BookingDraft {
  const { count, workerIds } = workersOf(draft)
  return withWorkers(
    draft,
    count > 1 ? undefined : { count: 1, workerIds: workerIds.filter((id) => id !== gone) },
  )
}

function changed(draft: BookingDraft, action: BookingAction): BookingDraft {
  switch (action.type) {
    case 'chooseVisits':
      return draft.service === 'hourly' ? withSteps(draft, { schedule: action.visits }) : draft
    case 'chooseStart':
      return isContract(draft) ? withSteps(draft, { schedule: action.start }) : draft
    case 'fillPapers':
      return draft.service === 'mediation' ? withSteps(draft, { visa: action.papers }) : draft
    case 'chooseWorkers':
      return withWorkers(draft, action.workers)
    case 'leaveToOffice':
      return withWorkers(draft, officeChooses)
    case 'dropWorker':
      return withoutWorker(draft, action.workerId)
    case 'chooseAddress':
      return withSteps(draft, { address: action.address })
    case 'chooseDelivery':
      return draft.service === 'hourly' ? draft : withSteps(draft, { delivery: action.delivery })
    case 'addExtras':
      return withSteps(draft, { extras: action.extras })
    case 'dropVoucher':
      return withSteps(draft, { extras: { ...draft.steps.extras, voucherCode: undefined } })
    case 'keepBalance':
      return withSteps(draft, { extras: { ...draft.steps.extras, useWallet: false } })
    case 'forgetIdentity':
      return withoutIdentity(draft)
  }
}

export const reduceBooking = (draft: BookingDraft, action: BookingAction, stamp: Stamp): BookingDraft =>
  stamped(draft, changed(draft, action), stamp)

/** The same choice as another order: what its key once made can no longer be paid. */
export const renewDraft = <Draft extends BookingDraft>(draft: Draft, { id, now }: Stamp): Draft => ({
  ...draft,
  id,
  changedAt: now,
})

/** The booking of another plan of the same kind with what was chosen for this one. Its workers are its own. */
export const draftOfSibling = (
  { service, serviceId, steps: { extras } }: BookingDraft,
  planId: Id,
  visits: VisitChoice,
  stamp: Stamp,
): BookingDraft =>
  [
    { type: 'chooseVisits', visits } as const,
    { type: 'leaveToOffice' } as const,
    ...(extras === undefined ? [] : [{ type: 'addExtras', extras } as const]),
  ].reduce<BookingDraft>(
    (draft, action) => reduceBooking(draft, action, stamp),
    startDraft({ service, serviceId, planId }, stamp),
  )

/** With the address and the delivery of another draft, where that one has them. */
export function withPlaceOf(place: BookingDraft, draft: BookingDraft, stamp: Stamp): BookingDraft {
  const { address } = place.steps
  const delivery = place.service === 'hourly' ? undefined : place.steps.delivery
  const addressed =
    address === undefined ? draft : reduceBooking(draft, { type: 'chooseAddress', address }, stamp)
  return delivery === undefined
    ? addressed
    : reduceBooking(addressed, { type: 'chooseDelivery', delivery }, stamp)
}
