'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { WeaveLine } from '../../art/weave/weave-line.tsx'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { fill } from '../../strings/fill.ts'
import { checkIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'

export interface StepRailStep {
  /** A noun or two: "Address". */
  label: string
  /** What was chosen there, once it is done. */
  hint?: ReactNode
  /** The way back to a step that is done: an `<a>` or a router's link. */
  link?: SlotElement | undefined
}

export interface StepRailProps extends RootProps {
  /** What the steps lead to: "Booking a visit". */
  label: string
  steps: readonly StepRailStep[]
  /** The step under way, counted from 0. */
  current: number
  /** `auto`: a rail beside wide pages, a bar on top of narrow ones. */
  layout?: 'auto' | 'rail' | 'bar' | undefined
}

type State = 'done' | 'now' | 'next'
const stateOf = (index: number, current: number): State =>
  index < current ? 'done' : index === current ? 'now' : 'next'

const marker = cva(
  'relative inline-flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-small font-semibold tabular-nums',
  {
    variants: {
      state: {
        done: 'border-primary bg-primary-soft text-on-primary-soft',
        now: 'border-primary bg-primary text-on-primary forced:border-[Highlight]',
        next: 'border-field-border bg-surface text-text-muted',
      },
    },
  },
)
const name = cva('block', {
  variants: { state: { done: 'text-text', now: 'font-semibold text-text', next: 'text-text-muted' } },
})
const thread = cva('absolute start-4 top-9 bottom-[-0.25rem] -ms-px w-0 border-s-2', {
  variants: {
    state: {
      done: 'border-primary',
      now: 'border-dashed border-field-border',
      next: 'border-dashed border-field-border',
    },
  },
})

interface RowProps {
  step: StepRailStep
  state: State
  number: string
  said: string
  last: boolean
}

function Row({ step, state, number, said, last }: RowProps): ReactNode {
  const content = (
    <>
      <span className={marker({ state })}>
        {state === 'done' ? <Icon of={checkIcon} size="sm" /> : number}
      </span>
      <span className="min-w-0 pt-0.5">
        <span className={name({ state })}>{step.label}</span>
        <span className="sr-only"> ({said})</span>
        {step.hint && <span className="block text-small text-text-muted">{step.hint}</span>}
      </span>
    </>
  )
  const looks = 'flex min-h-touch items-start gap-3 pb-4'
  return (
    <li className="relative" {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
      {!last && <span aria-hidden className={thread({ state })} />}
      {step.link && state === 'done' ? (
        fillSlot(step.link, classes(looks, 'rounded-small no-underline hover:underline'), content)
      ) : (
        <span className={looks}>{content}</span>
      )}
    </li>
  )
}

const shownIn = {
  rail: { auto: 'hidden md:grid', rail: 'grid', bar: 'hidden' },
  bar: { auto: 'md:hidden', rail: 'hidden', bar: '' },
} as const

/** The way through a booking: what is done, where one is, what is to come. */
export function StepRail({
  label,
  steps,
  current,
  layout = 'auto',
  className,
  ...rest
}: StepRailProps): ReactNode {
  requireName('StepRail', label)
  if (isDevelopment && !steps[current])
    throw new KitError('StepRail', `has no step ${current}: there are ${steps.length}, counted from 0.`)
  const { strings, format } = useKit('StepRail')
  const words = strings.stepRail
  const where = fill(words.position, {
    step: format.number(current + 1),
    steps: format.number(steps.length),
  })
  const following = steps[current + 1]?.label
  return (
    <nav
      {...rest}
      aria-label={label}
      className={classes('min-w-0 text-body wrap-anywhere print:hidden', className)}
    >
      <ol className={classes('m-0 list-none p-0', shownIn.rail[layout])}>
        {steps.map((step, index) => {
          const state = stateOf(index, current)
          return (
            <Row
              key={step.label}
              step={step}
              state={state}
              number={format.number(index + 1)}
              said={words[state]}
              last={index === steps.length - 1}
            />
          )
        })}
      </ol>
      <div className={shownIn.bar[layout]}>
        <p className="m-0 text-small text-text-muted">{where}</p>
        <p className="m-0 text-lead font-semibold text-text">{steps[current]?.label}</p>
        <WeaveLine progress={(current + 1) / steps.length} className="my-2 block" />
        {following && (
          <p className="m-0 text-small text-text-muted">{fill(words.following, { step: following })}</p>
        )}
      </div>
    </nav>
  )
}
