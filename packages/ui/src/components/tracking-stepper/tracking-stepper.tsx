'use client'
import { cva } from 'class-variance-authority'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { StageIcon } from '../../art/stages/stage-icon.tsx'
import { WeaveLine } from '../../art/weave/weave-line.tsx'
import { classes } from '../../internal/class-names.ts'
import { lookUpOwnKey } from '../../internal/look-up-own-key.ts'
import { MomentText } from '../../internal/moment-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import type { KitStrings } from '../../strings/types.ts'
import { checkIcon, packageIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { isKnownStage, trackingSteps, currentStepIndex } from './tracking-steps.ts'
import type { TrackingStep, TrackingStepperStage } from './tracking-steps.ts'
import { StageConnector } from './stage-connector.tsx'

const disc = cva(
  'sk:relative sk:flex sk:size-12 sk:shrink-0 sk:items-center sk:justify-center sk:rounded-full sk:border-2',
  {
    variants: {
      state: {
        done: 'sk:border-primary sk:bg-primary-soft',
        now: 'sk:border-accent sk:bg-accent-soft sk:outline-2 sk:outline-offset-2 sk:outline-accent',
        ahead: 'sk:border-field-border sk:bg-subtle',
      },
    },
  },
)
const drawing = cva('sk:size-8', {
  variants: { state: { done: '', now: '', ahead: 'sk:opacity-55 sk:grayscale' } },
})
const title = cva('', {
  variants: {
    state: { done: 'sk:font-semibold', now: 'sk:text-lead sk:font-semibold', ahead: 'sk:text-text-muted' },
  },
})

export interface TrackingStepperProps extends RootProps<HTMLDivElement> {
  /** The stages of this order, in any order. Each one has a moment once it is reached. */
  stages: readonly TrackingStepperStage[]
  /** `compact` shows the current and the next stage, for a card; `full` shows all of them. */
  variant?: 'full' | 'compact' | undefined
  /** The accessible name. It defaults to "Stages of the order". */
  label?: string | undefined
}

/** The progress of an order along a weave line. A stage reached while the page is open is announced. */
export function TrackingStepper({
  stages,
  variant = 'full',
  label,
  className,
  ...rest
}: TrackingStepperProps): ReactNode {
  const { strings } = useKit('TrackingStepper')
  const words = strings.trackingStepper
  const steps = trackingSteps(stages)
  const current = steps[currentStepIndex(steps)]
  const [seen, setSeen] = useState(current?.code)
  const [news, setNews] = useState('')
  if (current && current.code !== seen) {
    setSeen(current.code)
    setNews(fillPlaceholders(words.moved, { stage: nameOf(current, words) }))
  }
  const name = label ?? words.label
  return (
    <div {...rest} className={className}>
      <div role="status" className="sk:sr-only">
        {news}
      </div>
      {variant === 'compact' ? <Compact steps={steps} name={name} /> : <Full steps={steps} name={name} />}
    </div>
  )
}

const nameOf = ({ code, label = '' }: TrackingStep, words: KitStrings['trackingStepper']): string =>
  lookUpOwnKey(words.stages, code) ?? label

/** A custom stage has no picture of its own, so it gets a package icon. */
const Picture = ({ code, state }: TrackingStep): ReactNode =>
  isKnownStage(code) ? (
    <StageIcon stage={code} className={drawing({ state })} />
  ) : (
    <Icon of={packageIcon} size="lg" className="sk:text-text-muted" />
  )

interface ListProps {
  steps: readonly TrackingStep[]
  name: string
}

function Full({ steps, name }: ListProps): ReactNode {
  const words = useKit('TrackingStepper').strings.trackingStepper
  return (
    <ol aria-label={name} className="sk:m-0 sk:grid sk:list-none sk:p-0">
      {steps.map((step, index) => {
        const { code, state, at, note } = step
        return (
          <li
            key={code}
            aria-current={state === 'now' ? 'step' : undefined}
            className="sk:relative sk:flex sk:min-w-0 sk:gap-4 sk:pb-6 sk:wrap-anywhere sk:last:pb-0"
          >
            {index < steps.length - 1 && <StageConnector done={state === 'done'} />}
            <span aria-hidden className={disc({ state })}>
              <Picture {...step} />
              {state === 'done' && (
                <span className="sk:absolute sk:-end-1 sk:-bottom-1 sk:flex sk:size-5 sk:items-center sk:justify-center sk:rounded-full sk:bg-primary sk:text-on-primary sk:forced:bg-[CanvasText] sk:forced:text-[Canvas]">
                  <Icon of={checkIcon} size="sm" />
                </span>
              )}
            </span>
            <div className="sk:grid sk:min-w-0 sk:flex-1 sk:content-start sk:gap-0.5 sk:pt-2.5">
              <div className="sk:grid sk:items-baseline sk:gap-x-4 sk:sm:flex sk:sm:flex-wrap sk:sm:justify-between">
                <span className={title({ state })}>
                  <span className={state === 'now' ? 'sk:text-small sk:text-primary' : 'sk:sr-only'}>
                    {words[state]}
                    {': '}
                  </span>
                  {nameOf(step, words)}
                </span>
                {at && (
                  <span className="sk:text-small sk:text-text-muted sk:[&_*]:whitespace-normal">
                    <MomentText at={at} />
                  </span>
                )}
              </div>
              {state === 'now' && isKnownStage(code) && (
                <p className="sk:m-0 sk:text-pretty sk:text-text-muted">{words.means[code]}</p>
              )}
              {note && (
                <p className="sk:m-0 sk:[unicode-bidi:plaintext] sk:text-small sk:whitespace-pre-line">
                  {note}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Compact({ steps, name }: ListProps): ReactNode {
  const { strings, format } = useKit('TrackingStepper')
  const words = strings.trackingStepper
  const place = currentStepIndex(steps)
  const current = steps[place]
  const next = steps[place + 1]
  if (!current) return null
  return (
    <div role="group" aria-label={name} className="sk:grid sk:min-w-0 sk:gap-3 sk:wrap-anywhere">
      <div className="sk:flex sk:min-w-0 sk:gap-3">
        <span aria-hidden className={disc({ state: current.state })}>
          <Picture {...current} />
        </span>
        <div className="sk:grid sk:min-w-0 sk:flex-1 sk:content-center">
          <span className="sk:text-small sk:text-text-muted">
            {fillPlaceholders(words.place, {
              position: format.number(place + 1),
              count: format.number(steps.length),
            })}
          </span>
          <span className="sk:font-semibold">{nameOf(current, words)}</span>
          {current.at && (
            <span className="sk:text-small sk:text-text-muted sk:[&_*]:whitespace-normal">
              <MomentText at={current.at} />
            </span>
          )}
        </div>
      </div>
      <WeaveLine progress={current.at ? (place + 1) / steps.length : 0} />
      {next && (
        <p className="sk:m-0 sk:text-small sk:text-text-muted">
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
  /** The number of stages to expect. */
  count?: number | undefined
}

/** The skeleton of the stepper, shown while it loads. Wrap it in a SkeletonGroup. */
export function TrackingStepperSkeleton({
  variant = 'full',
  count = variant === 'full' ? 11 : 1,
  className,
  ...rest
}: TrackingStepperSkeletonProps): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes('sk:grid', className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="sk:flex sk:min-w-0 sk:gap-4 sk:pb-6 sk:last:pb-0">
          <Skeleton shape="circle" width="own" className="sk:size-12" />
          <div className="sk:min-w-0 sk:flex-1 sk:pt-2.5">
            <Skeleton width="half" />
            <Skeleton width="third" className="sk:text-small" />
          </div>
        </div>
      ))}
    </div>
  )
}
