import { Icon, checkIcon } from '@sakina/ui/icon'
import { useKit } from '@sakina/ui/provider'
import type { ReactNode, RefObject } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'

type Props = {
  place: number
  title: string
  /** The summary of the choice, shown when the section is closed. */
  choice: ReactNode
  state: 'open' | 'done' | 'ahead'
  /** Whether the customer came back to the section from a later one. */
  isReturn: boolean
  content: RefObject<HTMLElement | null>
  /** Opens the section; absent if an earlier section is incomplete. */
  onOpen: (() => void) | undefined
  children: ReactNode
}

const MARKERS = {
  open: 'border-primary bg-primary text-on-primary',
  done: 'border-primary bg-primary-soft text-on-primary-soft',
  ahead: 'border-field-border bg-surface text-text-muted',
}

/** A section of the booking: open with its form, closed with a summary, or not reached yet. */
export function CollapsibleSection({
  place,
  title,
  choice,
  state,
  isReturn,
  content,
  onOpen,
  children,
}: Props) {
  const t = useText()
  const { format } = useKit()
  const gender = useWorkerGender()
  const marker = (
    <span
      aria-hidden
      className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-small font-semibold tabular-nums ${MARKERS[state]}`}
    >
      {state === 'done' ? (
        <span data-unrolls="" dir="ltr" className="[--sk-unroll:180ms]">
          <span>
            <Icon of={checkIcon} size="sm" />
          </span>
        </span>
      ) : (
        format.number(place)
      )}
    </span>
  )
  if (state === 'open')
    return (
      <section
        ref={content}
        tabIndex={-1}
        aria-labelledby="booking-fold"
        aria-current="step"
        className={`grid min-w-0 scroll-mt-20 content-start gap-5 rounded-card border border-border bg-surface p-4 outline-none motion-safe:slide-in md:p-5 ${isReturn ? '[--from:-1]' : '[--from:1]'}`}
      >
        <h2 id="booking-fold" className="m-0 flex items-center gap-3 text-title font-semibold">
          {marker}
          {title}
        </h2>
        {children}
      </section>
    )
  if (onOpen === undefined)
    return (
      <h2 className="m-0 flex min-h-touch items-center gap-3 rounded-card border border-border bg-surface px-4 py-2 text-body font-normal text-text-muted md:px-5">
        {marker}
        {title}
      </h2>
    )
  return (
    <h2 className="m-0 text-body font-normal">
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className="flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-card border border-border bg-surface px-4 py-2 text-start text-text md:px-5"
      >
        {marker}
        <span className="grid min-w-0 flex-1">
          <span className={choice ? 'text-small text-text-muted' : ''}>{title}</span>
          {choice && <span className="font-semibold">{choice}</span>}
        </span>
        {(state === 'done' || choice) && (
          <span className="shrink-0 font-semibold text-primary">
            {state === 'done' ? t('booking.fold.change') : t('booking.fold.choose', { gender })}
          </span>
        )}
      </button>
    </h2>
  )
}
