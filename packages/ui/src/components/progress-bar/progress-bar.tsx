'use client'
import { cva } from 'class-variance-authority'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useKit } from '../provider/context.ts'

// Edged, because in the high contrast themes a filled groove is as dark as what fills it
const groove =
  'block h-2.5 w-full overflow-hidden rounded-full border border-field-border bg-subtle forced:border-[CanvasText] forced:bg-[Canvas]'

// A real progress element: every browser fills it from where reading begins
const bar = cva(
  `${groove} appearance-none [&::-webkit-progress-bar]:bg-subtle [&::-webkit-progress-value]:rounded-full forced:[&::-webkit-progress-bar]:bg-[Canvas] forced:[&::-moz-progress-bar]:bg-[Highlight] forced:[&::-webkit-progress-value]:bg-[Highlight]`,
  {
    variants: {
      tone: {
        primary: '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-value]:bg-primary',
        success: '[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success',
        danger: '[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger',
      },
    },
  },
)

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** What is under way. */
  label: string
  /** From 0 to `max`; leave out where nobody knows how far it is. */
  value?: number | undefined
  /** 100 unless said. */
  max?: number | undefined
  /** How far it is, in words: “2 of 5 files”. Without it a percentage is shown. */
  valueText?: string | undefined
  tone?: 'primary' | 'success' | 'danger' | undefined
  /** Keeps the words for assistive technology alone. */
  bare?: boolean | undefined
}

/** How far something is, from where reading begins. */
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
    <div {...rest} className={classes('grid min-w-0 gap-1.5', className)}>
      <div className={bare ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-3 text-small'}>
        <span id={id} className="min-w-0 wrap-anywhere">
          {label}
        </span>
        {said !== undefined && (
          <span aria-hidden className="text-text-muted tabular-nums">
            {said}
          </span>
        )}
      </div>
      {value === undefined ? (
        <span
          role="progressbar"
          aria-labelledby={id}
          aria-valuetext={valueText}
          className={classes(groove, 'relative')}
        >
          <span className="absolute inset-y-0 start-0 w-1/3 rounded-full bg-primary motion-safe:animate-[sk-travel_1.4s_ease-in-out_infinite] forced:bg-[Highlight]" />
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
