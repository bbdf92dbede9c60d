'use client'
import { cva } from 'class-variance-authority'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useKit } from '../provider/context.ts'

// The groove has an outline, because in the high contrast themes it is as dark as the filled part.
const groove =
  'sk:block sk:h-2.5 sk:w-full sk:overflow-hidden sk:rounded-full sk:border sk:border-field-border sk:bg-subtle sk:forced:border-[CanvasText] sk:forced:bg-[Canvas]'

// A native progress element, which every browser fills from the start of the reading direction.
const bar = cva(
  `${groove} sk:appearance-none sk:[&::-webkit-progress-bar]:bg-subtle sk:[&::-webkit-progress-value]:rounded-full sk:forced:[&::-webkit-progress-bar]:bg-[Canvas] sk:forced:[&::-moz-progress-bar]:bg-[Highlight] sk:forced:[&::-webkit-progress-value]:bg-[Highlight]`,
  {
    variants: {
      tone: {
        primary: 'sk:[&::-moz-progress-bar]:bg-primary sk:[&::-webkit-progress-value]:bg-primary',
        success: 'sk:[&::-moz-progress-bar]:bg-success sk:[&::-webkit-progress-value]:bg-success',
        danger: 'sk:[&::-moz-progress-bar]:bg-danger sk:[&::-webkit-progress-value]:bg-danger',
      },
    },
  },
)

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** The accessible name: what is in progress. */
  label: string
  /** The progress from 0 to `max`. Leave it out if the progress is unknown. */
  value?: number | undefined
  /** Defaults to 100. */
  max?: number | undefined
  /** The progress in words: "2 of 5 files". Without it a percentage is shown. */
  valueText?: string | undefined
  tone?: 'primary' | 'success' | 'danger' | undefined
  /** Shows the label and the value to screen readers only. */
  bare?: boolean | undefined
}

/** The progress of an operation, filled from the start of the reading direction. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'primary',
  bare = false,
  className,
  ...rest
}: ProgressBarProps): ReactNode {
  requireName('ProgressBar', label)
  const { format } = useKit('ProgressBar')
  const id = useId()
  if (isDevelopment && value !== undefined && !(value >= 0 && value <= max))
    throw new KitError('ProgressBar', `is from 0 to ${max}, not ${value}.`)
  const said =
    valueText ??
    (value === undefined
      ? undefined
      : format.number(value / max, { style: 'percent', maximumFractionDigits: 0 }))
  return (
    <div {...rest} className={classes('sk:grid sk:min-w-0 sk:gap-1.5', className)}>
      <div
        className={
          bare
            ? 'sk:sr-only'
            : 'sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-3 sk:text-small'
        }
      >
        <span id={id} className="sk:min-w-0 sk:wrap-anywhere">
          {label}
        </span>
        {said !== undefined && (
          <span aria-hidden className="sk:text-text-muted sk:tabular-nums">
            {said}
          </span>
        )}
      </div>
      {value === undefined ? (
        <span
          role="progressbar"
          aria-labelledby={id}
          aria-valuetext={valueText}
          className={classes(groove, 'sk:relative')}
        >
          <span className="sk:absolute sk:inset-y-0 sk:start-0 sk:w-1/3 sk:rounded-full sk:bg-primary sk:motion-safe:animate-[sk-travel_1.4s_ease-in-out_infinite] sk:forced:bg-[Highlight]" />
        </span>
      ) : (
        <progress
          aria-labelledby={id}
          aria-valuetext={said}
          value={value}
          max={max}
          className={bar({ tone })}
        />
      )}
    </div>
  )
}
