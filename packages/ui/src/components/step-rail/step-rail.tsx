'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { WeaveLine } from '../../art/weave/weave-line.tsx'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import { keyOfLabel } from '../../internal/label-text.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { checkIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'

export interface StepRailStep {
  /** A noun or two: "Address". */
  label: ReactNode
  /** The choice made in the step, once it is done. */
  hint?: ReactNode
  /** A link back to a finished step: an `<a>` or a router's link. */
  link?: SlotElement | undefined
}

export interface StepRailProps extends RootProps {
  /** The accessible name of the steps: "Booking a visit". */
  label: string
  steps: readonly StepRailStep[]
  /** The index of the current step, counted from 0. */
  current: number
  /** `auto` is a rail beside wide pages and a bar on top of narrow ones. */
  layout?: 'auto' | 'rail' | 'bar' | undefined
}

type State = 'done' | 'now' | 'next'
const stateOf = (index: number, current: number): State =>
  index < current ? 'done' : index === current ? 'now' : 'next'

const marker = cva(
  'sk:relative sk:inline-flex sk:size-8 sk:shrink-0 sk:items-center sk:justify-center sk:rounded-full sk:border-2 sk:text-small sk:font-semibold sk:tabular-nums',
  {
    variants: {
      state: {
        done: 'sk:border-primary sk:bg-primary-soft sk:text-on-primary-soft',
        now: 'sk:border-primary sk:bg-primary sk:text-on-primary sk:forced:border-[Highlight]',
        next: 'sk:border-field-border sk:bg-surface sk:text-text-muted',
      },
    },
  },
)
const name = cva('sk:block', {
  variants: {
    state: { done: 'sk:text-text', now: 'sk:font-semibold sk:text-text', next: 'sk:text-text-muted' },
  },
})
const thread = cva('sk:absolute sk:start-4 sk:top-9 sk:bottom-[-0.25rem] sk:-ms-px sk:w-0 sk:border-s-2', {
  variants: {
    state: {
      done: 'sk:border-primary',
      now: 'sk:border-dashed sk:border-field-border',
      next: 'sk:border-dashed sk:border-field-border',
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
      <span className="sk:min-w-0 sk:pt-0.5">
        <span className={name({ state })}>{step.label}</span>
        <span className="sk:sr-only"> ({said})</span>
        {step.hint && <span className="sk:block sk:text-small sk:text-text-muted">{step.hint}</span>}
      </span>
    </>
  )
  const looks = 'sk:flex sk:min-h-touch sk:items-start sk:gap-3 sk:pb-4'
  return (
    <li className="sk:relative" {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
      {!last && <span aria-hidden className={thread({ state })} />}
      {step.link && state === 'done' ? (
        fillSlot(step.link, classes(looks, 'sk:rounded-small sk:no-underline sk:hover:underline'), content)
      ) : (
        <span className={looks}>{content}</span>
      )}
    </li>
  )
}

const shownIn = {
  rail: { auto: 'sk:hidden sk:md:grid', rail: 'sk:grid', bar: 'sk:hidden' },
  bar: { auto: 'sk:md:hidden', rail: 'sk:hidden', bar: '' },
} as const

/** The steps of a booking: finished, current and upcoming. */
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
  const where = fillPlaceholders(words.position, {
    step: format.number(current + 1),
    steps: format.number(steps.length),
  })
  const following = steps[current + 1]?.label
  const [before, after] = words.following.split('{step}')
  return (
    <nav
      {...rest}
      aria-label={label}
      className={classes('sk:min-w-0 sk:text-body sk:wrap-anywhere sk:print:hidden', className)}
    >
      <ol className={classes('sk:m-0 sk:list-none sk:p-0', shownIn.rail[layout])}>
        {steps.map((step, index) => {
          const state = stateOf(index, current)
          return (
            <Row
              key={keyOfLabel(step.label, index)}
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
        <p className="sk:m-0 sk:text-small sk:text-text-muted">{where}</p>
        <p className="sk:m-0 sk:text-lead sk:font-semibold sk:text-text">{steps[current]?.label}</p>
        <WeaveLine progress={(current + 1) / steps.length} className="sk:my-2 sk:block" />
        {following && (
          <p className="sk:m-0 sk:text-small sk:text-text-muted">
            {before}
            {following}
            {after}
          </p>
        )}
      </div>
    </nav>
  )
}
