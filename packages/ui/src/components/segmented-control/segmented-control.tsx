'use client'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { ControlRef, FieldFrame } from '../../internal/field-props.ts'
import { keepTick } from '../../internal/keep-tick.ts'
import { leaving } from '../../internal/leaving.ts'
import { moveAmongRadios } from '../../internal/radio-keys.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useOwnValue } from '../../internal/use-own-value.ts'
import { Field } from '../field/field.tsx'
import { useKit } from '../provider/context.ts'

export interface SegmentedControlOption {
  value: string
  /** One or two words. */
  label: string
  /** Before the label. */
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface SegmentedControlProps extends FieldFrame, ControlRef<HTMLFieldSetElement> {
  /** Two to five. */
  options: readonly SegmentedControlOption[]
  value?: string | undefined
  /** Else the first. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  name?: string | undefined
  /** Where the place says what is chosen, such as a toolbar: the label is heard and not shown. */
  hideLabel?: boolean | undefined
  disabled?: boolean | undefined
}

const segment =
  'relative flex min-h-touch min-w-touch flex-auto cursor-pointer items-center justify-center gap-2 rounded-small px-4 py-1.5 text-center font-semibold text-text-muted wrap-anywhere has-checked:bg-primary has-checked:text-on-primary has-enabled:not-has-checked:hover:text-text has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced:has-checked:bg-[Highlight] forced:has-checked:text-[HighlightText] forced:has-checked:forced-color-adjust-none'

/** A few views or answers side by side, one of them chosen at all times. */
export function SegmentedControl({
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  name,
  hideLabel = false,
  ...frame
}: SegmentedControlProps): ReactNode {
  requireName('SegmentedControl', frame.label)
  const { dir } = useKit('SegmentedControl')
  const made = useId()
  const set = useRef<HTMLDivElement>(null)
  const [chosen, choose, putBack] = useOwnValue(value, defaultValue, onValueChange)
  useFormReset(set, putBack)
  const segments = (
    <div
      ref={set}
      role="presentation"
      className="flex w-fit max-w-full min-w-0 flex-wrap gap-1 rounded-field border border-field-border bg-subtle p-1"
      onKeyDown={(event) => moveAmongRadios(event, dir)}
    >
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            ref={keepTick(chosen === option.value)}
            type="radio"
            name={name ?? made}
            value={option.value}
            checked={chosen === option.value}
            disabled={option.disabled}
            className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-small outline-none"
            onChange={() => choose(option.value)}
          />
          {option.icon}
          <span className="min-w-0">{option.label}</span>
        </label>
      ))}
    </div>
  )
  if (hideLabel) {
    const {
      label,
      hint: _hint,
      error: _error,
      required: _required,
      optional: _optional,
      className,
      onBlur,
      ...rest
    } = frame
    return (
      <fieldset
        {...rest}
        aria-label={label}
        className={classes('m-0 min-w-0 border-0 p-0 text-body', className)}
        {...(onBlur && { onBlur: leaving(onBlur) })}
      >
        {segments}
      </fieldset>
    )
  }
  return (
    <Field {...frame} group>
      {() => segments}
    </Field>
  )
}
