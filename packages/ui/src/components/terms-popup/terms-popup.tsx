'use client'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { focusWithError } from '../../internal/focus-with-error.ts'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Alert } from '../alert/alert.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { useKit } from '../provider/context.ts'

export interface AgreedTerms {
  readonly workSchedule: boolean
  readonly terms: boolean
}

export interface TermsPopupProps extends Omit<BasePopupProps, 'success'> {
  values: AgreedTerms
  onValueChange: (name: keyof AgreedTerms, value: boolean) => void
  /**
   * Called by the button even if a checkbox is not ticked. Say so in `error`, which also marks the
   * checkboxes that are not ticked; the first of them receives focus.
   */
  onAgree: () => void
  /** The work schedule, in a few words or lines. */
  schedule?: ReactNode
  /** A link to the full terms. It opens in a new tab, so that the booking is kept. */
  termsLink: SlotElement
  /** The label of the button when it does not lead to the choice of a payment method. */
  agree?: ReactNode
  /** What the order is paid with, when agreeing also pays it. */
  payment?: ReactNode
  /** The error message when a checkbox is not ticked. */
  error?: string | undefined
}

/** The last step before an order: the customer agrees to the work schedule and the terms. */
export function TermsPopup({
  values,
  onValueChange,
  onAgree,
  schedule,
  termsLink,
  agree,
  payment,
  error,
  ...state
}: TermsPopupProps): ReactNode {
  const { strings } = useKit('TermsPopup')
  const words = strings.termsPopup
  const scheduleId = useId()
  const workSchedule = useRef<HTMLInputElement>(null)
  const terms = useRef<HTMLInputElement>(null)
  const submit = (): void => {
    onAgree()
    if (!values.workSchedule) focusWithError(workSchedule.current)
    else if (!values.terms) focusWithError(terms.current)
  }
  const errorOf = (name: keyof AgreedTerms): string | undefined =>
    error && !values[name] ? words.tick : undefined
  return (
    <PopupForm
      {...state}
      title={words.title}
      description={words.description}
      send={agree ?? words.agree}
      onSubmit={submit}
    >
      <div className="sk:grid sk:gap-2">
        {/* Named by the schedule, so that one hears what the box agrees to. */}
        <div role="group" aria-labelledby={schedule ? scheduleId : undefined} className="sk:grid sk:gap-2">
          {schedule && (
            <div id={scheduleId} className="sk:mb-2 sk:rounded-card sk:bg-subtle sk:p-4">
              <p className="sk:m-0 sk:mb-1 sk:font-semibold">{words.scheduleTitle}</p>
              {schedule}
            </div>
          )}
          <Checkbox
            ref={workSchedule}
            label={words.workSchedule}
            error={errorOf('workSchedule')}
            checked={values.workSchedule}
            disabled={state.submitting}
            required
            onCheckedChange={(checked) => onValueChange('workSchedule', checked)}
          />
        </div>
        <Checkbox
          ref={terms}
          label={words.terms}
          error={errorOf('terms')}
          checked={values.terms}
          disabled={state.submitting}
          required
          onCheckedChange={(checked) => onValueChange('terms', checked)}
        />
        <p className="sk:m-0 sk:ps-8.5">
          {fillSlot(
            termsLink,
            'sk:inline-flex sk:min-h-touch sk:items-center sk:text-primary sk:underline',
            words.read,
          )}
        </p>
        {payment}
        {/* Not announced: each box that lacks a tick says so. */}
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
    </PopupForm>
  )
}
