'use client'
import { cva } from 'class-variance-authority'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { StageIcon } from '../../art/stages/stage-icon.tsx'
import { WeaveLine } from '../../art/weave/weave-line.tsx'
import { classes } from '../../internal/class-names.ts'
import { lookOf } from '../../internal/look-of.ts'
import { MomentText } from '../../internal/moment-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fill } from '../../strings/fill.ts'
import type { KitStrings } from '../../strings/types.ts'
import { checkIcon, packageIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { isKnownStage, journeyOf, placeOf } from './journey.ts'
import type { Step, TrackingStepperStage } from './journey.ts'
import { Thread } from './thread.tsx'

const disc = cva('relative flex size-12 shrink-0 items-center justify-center rounded-full border-2', {
  variants: {
    state: {
      done: 'border-primary bg-primary-soft',
      now: 'border-accent bg-accent-soft outline-2 outline-offset-2 outline-accent',
      ahead: 'border-field-border bg-subtle',
    },
  },
})
const drawing = cva('size-8', {
  variants: { state: { done: '', now: '', ahead: 'opacity-55 grayscale' } },
})
const title = cva('', {
  variants: {
    state: { done: 'font-semibold', now: 'text-lead font-semibold', ahead: 'text-text-muted' },
  },
})

export interface TrackingStepperProps extends RootProps<HTMLDivElement> {
  /** The stages this order goes through, in any order; each has its moment once it is reached. */
  stages: readonly TrackingStepperStage[]
  /** `compact` shows where it stands and what comes next, for a card; `full` the whole way. */
  variant?: 'full' | 'compact' | undefined
  /** What the stages lead to; else "Stages of the order". */
  label?: string | undefined
}

/** The way of an order along the weave line: done, now, to come. A stage reached while one looks on is read out. */
export function TrackingStepper({
  stages,
  variant = 'full',
  label,
  className,
  ...rest
}: TrackingStepperProps): ReactNode {
  const { strings } = useKit('TrackingStepper')
  const words = strings.trackingStepper
  const steps = journeyOf(stages)
  const current = steps[placeOf(steps)]
  const [seen, setSeen] = useState(current?.code)
  const [news, setNews] = useState('')
  if (current && current.code !== seen) {
    setSeen(current.code)
    setNews(fill(words.moved, { stage: nameOf(current, words) }))
  }
  const name = label ?? words.label
  return (
    <div {...rest} className={className}>
      <div role="status" className="sr-only">
        {news}
      </div>
      {variant === 'compact' ? <Compact steps={steps} name={name} /> : <Full steps={steps} name={name} />}
    </div>
  )
}

const nameOf = ({ code, label = '' }: Step, words: KitStrings['trackingStepper']): string =>
  lookOf(words.stages, code) ?? label

/** A stage that is not known has no picture of its own: its place on the way is marked like any other. */
const Picture = ({ code, state }: Step): ReactNode =>
  isKnownStage(code) ? (
    <StageIcon stage={code} className={drawing({ state })} />
  ) : (
    <Icon of={packageIcon} size="lg" className="text-text-muted" />
  )

interface Shown {
  steps: readonly Step[]
  name: string
}

function Full({ steps, name }: Shown): ReactNode {
  const words = useKit('TrackingStepper').strings.trackingStepper
  return (
    <ol aria-label={name} className="m-0 grid list-none p-0">
      {steps.map((step, index) => {
        const { code, state, at, note } = step
        return (
          <li
            key={code}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex min-w-0 gap-4 pb-6 wrap-anywhere last:pb-0"
          >
            {index < steps.length - 1 && <Thread done={state === 'done'} />}
            <span aria-hidden className={disc({ state })}>
              <Picture {...step} />
              {state === 'done' && (
                <span className="absolute -end-1 -bottom-1 flex size-5 items-center justify-center rounded-full bg-primary text-on-primary forced:bg-[CanvasText] forced:text-[Canvas]">
                  <Icon of={checkIcon} size="sm" />
                </span>
              )}
            </span>
            <div className="grid min-w-0 flex-1 content-start gap-0.5 pt-2.5">
              <div className="grid items-baseline gap-x-4 sm:flex sm:flex-wrap sm:justify-between">
                <span className={title({ state })}>
                  <span className={state === 'now' ? 'text-small text-primary' : 'sr-only'}>
                    {words[state]}
                    {': '}
                  </span>
                  {nameOf(step, words)}
                </span>
                {at && (
                  <span className="text-small text-text-muted [&_*]:whitespace-normal">
                    <MomentText at={at} />
                  </span>
                )}
              </div>
              {state === 'now' && isKnownStage(code) && (
                <p className="m-0 text-pretty text-text-muted">{words.means[code]}</p>
              )}
              {note && <p className="m-0 [unicode-bidi:plaintext] text-small whitespace-pre-line">{note}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Compact({ steps, name }: Shown): ReactNode {
  const { strings, format } = useKit('TrackingStepper')
  const words = strings.trackingStepper
  const place = placeOf(steps)
  const current = steps[place]
  const next = steps[place + 1]
  if (!current) return null
  return (
    <div role="group" aria-label={name} className="grid min-w-0 gap-3 wrap-anywhere">
      <div className="flex min-w-0 gap-3">
        <span aria-hidden className={disc({ state: current.state })}>
          <Picture {...current} />
        </span>
        <div className="grid min-w-0 flex-1 content-center">
          <span className="text-small text-text-muted">
            {fill(words.place, {
              position: format.number(place + 1),
              count: format.number(steps.length),
            })}
          </span>
          <span className="font-semibold">{nameOf(current, words)}</span>
          {current.at && (
            <span className="text-small text-text-muted [&_*]:whitespace-normal">
              <MomentText at={current.at} />
            </span>
          )}
        </div>
      </div>
      <WeaveLine progress={current.at ? (place + 1) / steps.length : 0} />
      {next && (
        <p className="m-0 text-small text-text-muted">
          {words.afterwards}
          {': '}
          {nameOf(next, words)}
        </p>
      )}
    </div>
  )
}

export interface TrackingStepperSkeletonProps extends Pick<
  TrackingStepperProps,
  'variant' | keyof RootProps
> {
  /** As many as usually come. */
  count?: number | undefined
}

/** The stepper's own shape while it loads. Wrap it in a SkeletonGroup. */
export function TrackingStepperSkeleton({
  variant = 'full',
  count = variant === 'full' ? 11 : 1,
  className,
  ...rest
}: TrackingStepperSkeletonProps): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes('grid', className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex min-w-0 gap-4 pb-6 last:pb-0">
          <Skeleton shape="circle" width="own" className="size-12" />
          <div className="min-w-0 flex-1 pt-2.5">
            <Skeleton width="half" />
            <Skeleton width="third" className="text-small" />
          </div>
        </div>
      ))}
    </div>
  )
}
