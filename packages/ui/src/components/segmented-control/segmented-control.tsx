'use client'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { syncDefaultChecked } from '../../internal/sync-default-checked.ts'
import { createFocusLeaveHandler } from '../../internal/on-focus-leave.ts'
import { moveAmongRadios } from '../../internal/radio-keys.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { Field } from '../field/field.tsx'
import { useKit } from '../provider/context.ts'

export interface SegmentedControlOption {
  value: string
  /** One or two words. */
  label: ReactNode
  /** An icon before the label. */
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface SegmentedControlProps extends CommonFieldProps, ControlRefProps<HTMLFieldSetElement> {
  /** The options, two to five. */
  options: readonly SegmentedControlOption[]
  value?: string | undefined
  /** Defaults to the first option. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  name?: string | undefined
  /** Shows the label to screen readers only, for a place that explains the choice, such as a toolbar. */
  hideLabel?: boolean | undefined
  disabled?: boolean | undefined
}

const segment =
  'sk:relative sk:flex sk:min-h-touch sk:min-w-touch sk:flex-auto sk:cursor-pointer sk:items-center sk:justify-center sk:gap-2 sk:rounded-small sk:px-2.5 sk:py-1.5 sk:sm:px-4 sk:text-center sk:font-semibold sk:text-text-muted sk:wrap-anywhere sk:has-checked:bg-primary sk:has-checked:text-on-primary sk:has-enabled:not-has-checked:hover:text-text sk:has-disabled:cursor-not-allowed sk:has-disabled:opacity-55 sk:has-focus-visible:outline-2 sk:has-focus-visible:outline-offset-2 sk:has-focus-visible:outline-focus sk:forced:has-checked:bg-[Highlight] sk:forced:has-checked:text-[HighlightText] sk:forced:has-checked:forced-color-adjust-none'

/** A few views or options side by side, of which exactly one is selected. */
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
  const [chosen, choose, putBack] = useControllableValue(value, defaultValue, onValueChange)
  useFormReset(set, putBack)
  const target = options.find((option) => !option.disabled)
  const segments = (id?: string): ReactNode => (
    <div
      ref={set}
      role="presentation"
      className="sk:flex sk:w-fit sk:max-w-full sk:min-w-0 sk:flex-wrap sk:gap-1 sk:rounded-field sk:border sk:border-field-border sk:bg-subtle sk:p-1"
      onKeyDown={(event) => moveAmongRadios(event, dir)}
    >
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            // The first option that can be chosen has the id of the field, so that links reach the group.
            id={option === target ? id : undefined}
            ref={syncDefaultChecked(chosen === option.value)}
            type="radio"
            name={name ?? made}
            value={option.value}
            checked={chosen === option.value}
            disabled={option.disabled}
            className="sk:absolute sk:inset-0 sk:m-0 sk:size-full sk:cursor-[inherit] sk:appearance-none sk:rounded-small sk:outline-none"
            onChange={() => choose(option.value)}
          />
          {option.icon}
          <span className="sk:min-w-0">{option.label}</span>
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
      id,
      onBlur,
      ...rest
    } = frame
    return (
      <fieldset
        {...rest}
        className={classes('sk:m-0 sk:min-w-0 sk:border-0 sk:p-0 sk:text-body', className)}
        {...(onBlur && { onBlur: createFocusLeaveHandler(onBlur) })}
      >
        <legend className="sk:sr-only">{label}</legend>
        {segments(id)}
      </fieldset>
    )
  }
  return (
    <Field {...frame} group>
      {(control) => segments(control.id)}
    </Field>
  )
}
