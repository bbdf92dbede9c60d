'use client'
import { normalizeNumericInput } from '@sakina/text'
import { Announcement } from '../../internal/announcement.tsx'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { readLabelText } from '../../internal/label-text.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { createFocusLeaveHandler } from '../../internal/on-focus-leave.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { nameBlur } from '../../internal/name-blur.ts'
import { controlBox } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { minusIcon, plusIcon } from '../icon/generated/icons.ts'
import type { IconArt } from '../icon/icon-art.ts'
import { useKit } from '../provider/context.ts'

export interface StepperProps extends CommonFieldProps, ControlRefProps<HTMLInputElement> {
  value?: number | undefined
  /** Defaults to `min`. */
  defaultValue?: number | undefined
  onValueChange?: ((value: number) => void) | undefined
  /** Defaults to 1. */
  min?: number | undefined
  /** The largest value. */
  max: number
  /** The increment of one press; it defaults to 1. */
  step?: number | undefined
  /**
   * Returns the count in words, such as "three visits". It is shown below the number, and screen readers
   * hear it instead.
   */
  inWords?: ((value: number) => string) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const button =
  'sk:inline-flex sk:min-h-touch sk:min-w-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:self-stretch sk:border-0 sk:bg-transparent sk:text-primary sk:hover:bg-primary-soft sk:hover:text-on-primary-soft sk:aria-disabled:cursor-not-allowed sk:aria-disabled:bg-transparent sk:aria-disabled:text-text-muted sk:aria-disabled:opacity-55'

/** A small count, changed by buttons or typed in any digits. */
export function Stepper({
  value,
  min = 1,
  defaultValue = min,
  onValueChange,
  max,
  step = 1,
  inWords,
  name,
  disabled = false,
  onBlur,
  ...frame
}: StepperProps): ReactNode {
  const { strings, format } = useKit('Stepper')
  const words = strings.stepper
  const box = useRef<HTMLSpanElement>(null)
  const [count, setCount, putBack] = useControllableValue(value, defaultValue, onValueChange)
  const blur = nameBlur(onBlur, name)
  const [typed, setTyped] = useState<string>()
  useFormReset(box, () => {
    setTyped(undefined)
    putBack()
  })

  const within = (wished: number): number => Math.min(max, Math.max(min, wished))
  const go = (wished: number): void => {
    setTyped(undefined)
    const next = within(wished)
    if (!disabled && next !== count) setCount(next)
  }
  const type = (text: string): void => {
    setTyped(text)
    const digits = normalizeNumericInput(text)
    const next = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
    if (next >= min && next <= max && next !== count) setCount(next)
  }
  const settle = (): void => {
    const digits = typed === undefined ? '' : normalizeNumericInput(typed)
    if (/^\d+$/.test(digits)) go(Number(digits))
    setTyped(undefined)
  }
  const press = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = {
      ArrowUp: count + step,
      ArrowDown: count - step,
      PageUp: count + step * 5,
      PageDown: count - step * 5,
      Home: min,
      End: max,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  const side = (label: string, icon: IconArt, wished: number, limit: boolean): ReactNode => (
    <button
      type="button"
      // The arrow keys do the same in the field, so the buttons are not tab stops. Touch screen readers
      // still find them.
      tabIndex={-1}
      aria-label={`${label}: ${readLabelText(frame.label)}`}
      aria-disabled={limit || disabled || undefined}
      className={button}
      onClick={() => go(wished)}
    >
      <Icon of={icon} size="md" />
    </button>
  )
  const said = inWords?.(count)
  const most = count >= max && max > min ? words.most : ''

  return (
    <Field {...frame}>
      {(control) => (
        <>
          <span
            ref={box}
            className={classes(
              controlBox({ invalid: Boolean(frame.error), flush: true }),
              'sk:max-w-44 sk:overflow-clip',
            )}
            onBlur={createFocusLeaveHandler(blur)}
          >
            {side(words.fewer, minusIcon, count - step, count <= min)}
            <input
              {...control}
              type="text"
              inputMode="numeric"
              role="spinbutton"
              autoComplete="off"
              dir="ltr"
              aria-valuenow={count}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={said ?? format.number(count)}
              disabled={disabled}
              value={typed ?? format.number(count)}
              className="sk:min-w-0 sk:flex-1 sk:self-stretch sk:border-0 sk:bg-transparent sk:py-2 sk:text-center sk:font-semibold sk:text-inherit sk:tabular-nums sk:outline-none"
              onChange={(event) => type(event.target.value)}
              onBlur={settle}
              onKeyDown={press}
            />
            {side(words.more, plusIcon, count + step, count >= max)}
          </span>
          {name && <input type="hidden" name={name} value={count} disabled={disabled} />}
          <span className="sk:text-small sk:text-text-muted sk:empty:hidden">
            {[said, most].filter(Boolean).join('. ')}
          </span>
          <Announcement text={most} />
        </>
      )}
    </Field>
  )
}
