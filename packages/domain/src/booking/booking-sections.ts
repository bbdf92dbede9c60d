import { canOpenStep, isStepComplete, isAddressOutOfReach } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { stepsOfService } from './steps.ts'
import type { BookableService, BookingStep } from './steps.ts'

/** The sections of a booking screen. Related steps share a section, so that every service has four. */
export const bookingSections = ['when', 'who', 'where', 'pay'] as const
/** The code of a section of a booking. */
export type BookingSection = (typeof bookingSections)[number]

const STEPS: Readonly<Record<BookingSection, readonly BookingStep[]>> = {
  when: ['schedule', 'visa'],
  who: ['worker'],
  where: ['address', 'delivery'],
  pay: ['extras', 'review'],
}

const stepsIn = (fold: BookingSection, service: BookableService): readonly BookingStep[] =>
  STEPS[fold].filter((step) => stepsOfService(service).includes(step))

/**
 * The incomplete steps of a section. The review is never complete, because the order is placed
 * there. The address step is incomplete too while the worker has to come to an address that no
 * branch serves.
 */
export const findIncompleteSteps = (draft: BookingDraft, fold: BookingSection): readonly BookingStep[] =>
  stepsIn(fold, draft.service).filter(
    (step) => !isStepComplete(draft, step) || (step === 'address' && isAddressOutOfReach(draft)),
  )

/** Tells whether every step of a section is complete. The payment section never is. */
export const isSectionDone = (draft: BookingDraft, fold: BookingSection): boolean =>
  findIncompleteSteps(draft, fold).length === 0

/**
 * Whether every step before the section is complete. For the payment, the address must also be
 * served, unless the customer collects the worker.
 */
export const isSectionReachable = (draft: BookingDraft, fold: BookingSection): boolean =>
  stepsIn(fold, draft.service)
    .slice(0, 1)
    .every((first) => canOpenStep(draft, first)) &&
  (fold !== 'pay' || !isAddressOutOfReach(draft))

const firstMissing = (draft: BookingDraft, sections: readonly BookingSection[]): BookingSection =>
  sections.find((fold) => !isSectionDone(draft, fold)) ?? 'pay'

/** Returns the requested section if it can be opened, else the first incomplete one. */
export function sectionToOpen(draft: BookingDraft, requested: string | null): BookingSection {
  const known = bookingSections.find((fold) => fold === requested)
  return known !== undefined && isSectionReachable(draft, known)
    ? known
    : firstMissing(draft, bookingSections)
}

/** The first incomplete section after this one, or the payment if there is none. */
export const nextIncompleteSection = (draft: BookingDraft, fold: BookingSection): BookingSection =>
  firstMissing(draft, bookingSections.slice(bookingSections.indexOf(fold) + 1))
