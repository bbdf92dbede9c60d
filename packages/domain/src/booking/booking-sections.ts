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

const stepsIn = (section: BookingSection, service: BookableService): readonly BookingStep[] =>
  STEPS[section].filter((step) => stepsOfService(service).includes(step))

/**
 * The incomplete steps of a section. The review is never complete, because the order is placed
 * there. The address step is incomplete too while the worker has to come to an address that no
 * branch serves.
 */
export const findIncompleteSteps = (draft: BookingDraft, section: BookingSection): readonly BookingStep[] =>
  stepsIn(section, draft.service).filter(
    (step) => !isStepComplete(draft, step) || (step === 'address' && isAddressOutOfReach(draft)),
  )

/** Tells whether every step of a section is complete. The payment section never is. */
export const isSectionDone = (draft: BookingDraft, section: BookingSection): boolean =>
  findIncompleteSteps(draft, section).length === 0

/**
 * Whether every step before the section is complete. For the payment, the address must also be
 * served, unless the customer collects the worker.
 */
export const isSectionReachable = (draft: BookingDraft, section: BookingSection): boolean =>
  stepsIn(section, draft.service)
    .slice(0, 1)
    .every((first) => canOpenStep(draft, first)) &&
  (section !== 'pay' || !isAddressOutOfReach(draft))

const firstMissing = (draft: BookingDraft, sections: readonly BookingSection[]): BookingSection =>
  sections.find((section) => !isSectionDone(draft, section)) ?? 'pay'

/** Returns the requested section if it can be opened, else the first incomplete one. */
export function sectionToOpen(draft: BookingDraft, requested: string | null): BookingSection {
  const section = bookingSections.find((each) => each === requested)
  return section !== undefined && isSectionReachable(draft, section)
    ? section
    : firstMissing(draft, bookingSections)
}

/** The first incomplete section after this one, or the payment if there is none. */
export const nextIncompleteSection = (draft: BookingDraft, section: BookingSection): BookingSection =>
  firstMissing(draft, bookingSections.slice(bookingSections.indexOf(section) + 1))
