import type {
  AddressChoice,
  DeliveryChoice,
  ExtrasChoice,
  Id,
  RecruitmentChoice,
  StartDateChoice,
  VisitChoice,
  WorkerChoice,
} from './choices.ts'
import {
  isLiveInOrTransferDraft,
  stampIfChanged,
  startDraft,
  replaceDraftSteps,
  hasRecruitmentDocuments,
  getChosenWorkers,
} from './draft.ts'
import type { BookingDraft, DraftStamp } from './draft.ts'
import { withoutIdentity } from './privacy.ts'

/**
 * Every change that can be made to a booking before it is ordered. A choice of `undefined` removes
 * it, so that the step must be done again.
 */
export type BookingAction =
  | { readonly type: 'chooseVisits'; readonly visits: VisitChoice | undefined }
  | { readonly type: 'chooseStart'; readonly start: StartDateChoice | undefined }
  | { readonly type: 'fillPapers'; readonly papers: RecruitmentChoice | undefined }
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
  const next = replaceDraftSteps(draft, { worker })
  // The documents for a visa and those for a worker known by name differ. Documents of the other
  // kind are kept, but the step is no longer complete.
  return next.service === 'mediation' && next.steps.visa !== undefined && !hasRecruitmentDocuments(next)
    ? replaceDraftSteps(next, { visa: { ...next.steps.visa, unfinished: true } })
    : next
}

/**
 * Removes a worker who is no longer available. A single choice is then left to the office; a choice
 * of several workers must be made again.
 */
function withoutWorker(draft: BookingDraft, gone: Id): BookingDraft {
  const { count, workerIds } = getChosenWorkers(draft)
  return withWorkers(
    draft,
    count > 1 ? undefined : { count: 1, workerIds: workerIds.filter((id) => id !== gone) },
  )
}

function changed(draft: BookingDraft, action: BookingAction): BookingDraft {
  switch (action.type) {
    case 'chooseVisits':
      return draft.service === 'hourly' ? replaceDraftSteps(draft, { schedule: action.visits }) : draft
    case 'chooseStart':
      return isLiveInOrTransferDraft(draft) ? replaceDraftSteps(draft, { schedule: action.start }) : draft
    case 'fillPapers':
      return draft.service === 'mediation' ? replaceDraftSteps(draft, { visa: action.papers }) : draft
    case 'chooseWorkers':
      return withWorkers(draft, action.workers)
    case 'leaveToOffice':
      return withWorkers(draft, officeChooses)
    case 'dropWorker':
      return withoutWorker(draft, action.workerId)
    case 'chooseAddress':
      return replaceDraftSteps(draft, { address: action.address })
    case 'chooseDelivery':
      return draft.service === 'hourly' ? draft : replaceDraftSteps(draft, { delivery: action.delivery })
    case 'addExtras':
      return replaceDraftSteps(draft, { extras: action.extras })
    case 'dropVoucher':
      return replaceDraftSteps(draft, { extras: { ...draft.steps.extras, voucherCode: undefined } })
    case 'keepBalance':
      return replaceDraftSteps(draft, { extras: { ...draft.steps.extras, useWallet: false } })
    case 'forgetIdentity':
      return withoutIdentity(draft)
  }
}

/** Applies an action to a draft and stamps the draft if it changed. */
export const reduceBooking = (draft: BookingDraft, action: BookingAction, stamp: DraftStamp): BookingDraft =>
  stampIfChanged(draft, changed(draft, action), stamp)

/**
 * Gives the same choices a new id, because the order placed with the old id can no longer be paid.
 */
export const renewDraft = <Draft extends BookingDraft>(draft: Draft, { id, now }: DraftStamp): Draft => ({
  ...draft,
  id,
  changedAt: now,
})

/**
 * Starts a draft for a sibling plan, which sells the same visits at another time of day. It keeps
 * the note, the voucher and the use of the wallet, but not the worker, because the plans have
 * different workers.
 */
export const draftForSiblingPlan = (
  { service, serviceId, steps: { extras } }: BookingDraft,
  planId: Id,
  visits: VisitChoice,
  stamp: DraftStamp,
): BookingDraft =>
  [
    { type: 'chooseVisits', visits } as const,
    { type: 'leaveToOffice' } as const,
    ...(extras === undefined ? [] : [{ type: 'addExtras', extras } as const]),
  ].reduce<BookingDraft>(
    (draft, action) => reduceBooking(draft, action, stamp),
    startDraft({ service, serviceId, planId }, stamp),
  )

/**
 * Adds what belongs to the customer and not to a plan: the place last chosen, and note, voucher and
 * documents where the draft has none of its own. Documents of the other kind of recruitment are
 * kept unfinished.
 */
export function addSharedChoices(
  carried: BookingDraft,
  draft: BookingDraft,
  stamp: DraftStamp,
): BookingDraft {
  const { address, extras } = carried.steps
  const delivery = carried.service === 'hourly' ? undefined : carried.steps.delivery
  const papers = carried.service === 'mediation' ? carried.steps.visa : undefined
  const actions: readonly BookingAction[] = [
    ...(address === undefined ? [] : [{ type: 'chooseAddress', address } as const]),
    ...(delivery === undefined ? [] : [{ type: 'chooseDelivery', delivery } as const]),
    ...(extras === undefined || draft.steps.extras !== undefined
      ? []
      : [{ type: 'addExtras', extras } as const]),
    ...(papers === undefined || draft.service !== 'mediation' || draft.steps.visa !== undefined
      ? []
      : [{ type: 'fillPapers', papers } as const]),
  ]
  const filled = actions.reduce((next, action) => reduceBooking(next, action, stamp), draft)
  return filled.service === 'mediation' && filled.steps.visa !== undefined && !hasRecruitmentDocuments(filled)
    ? reduceBooking(filled, { type: 'fillPapers', papers: { ...filled.steps.visa, unfinished: true } }, stamp)
    : filled
}
