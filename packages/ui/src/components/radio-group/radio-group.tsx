'use client'
import { cva } from 'class-variance-authority'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { syncDefaultChecked } from '../../internal/sync-default-checked.ts'
import {
  choiceInputClasses,
  choiceInputBoxClasses,
  choiceInputMarkClasses,
} from '../../internal/choice-input-classes.ts'
import { moveAmongRadios } from '../../internal/radio-keys.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { Field } from '../field/field.tsx'
import { useKit } from '../provider/context.ts'

const option = cva(
  'sk:flex sk:min-h-touch sk:cursor-pointer sk:gap-3 sk:has-disabled:cursor-not-allowed sk:has-disabled:text-text-muted sk:forced:has-disabled:text-[GrayText]',
  {
    variants: {
      variant: {
        list: 'sk:py-2',
        card: 'sk:rounded-card sk:border sk:border-field-border sk:bg-surface sk:p-4 sk:has-checked:border-primary sk:has-checked:bg-primary-soft sk:has-checked:text-on-primary-soft sk:has-checked:outline sk:has-checked:outline-primary sk:has-disabled:border-border sk:has-disabled:bg-subtle sk:has-enabled:hover:border-primary sk:has-focus-visible:outline-2 sk:has-focus-visible:outline-offset-2 sk:has-focus-visible:outline-focus sk:forced:has-checked:outline-2 sk:forced:has-disabled:border-[GrayText] sk:forced:has-disabled:outline-[GrayText]',
      },
    },
  },
)

/** Two or four cards are side by side; an odd number is stacked, so that there is no gap. */
const columnsOf = (variant: 'list' | 'card', count: number): string => {
  if (variant === 'list') return ''
  return count % 2 === 0 ? 'sk:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] sk:gap-3' : 'sk:gap-3'
}

export interface RadioOption {
  value: string
  label: ReactNode
  /** A line below the label, also for the reason why the option is disabled. */
  hint?: ReactNode
  /** Content at the end of the row, such as a price. */
  end?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends CommonFieldProps, ControlRefProps<HTMLFieldSetElement> {
  /** The options in the order in which they are shown. `value` identifies each one. */
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  name?: string | undefined
  /** Use `card` when an option needs more text than a label. */
  variant?: 'list' | 'card' | undefined
  disabled?: boolean | undefined
}

/** Selects one of a few options that are all visible. */
export function RadioGroup({
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  variant = 'list',
  disabled = false,
  ...frame
}: RadioGroupProps): ReactNode {
  const { dir } = useKit('RadioGroup')
  const made = useId()
  const set = useRef<HTMLDivElement>(null)
  const [chosen, choose, putBack] = useControllableValue(value, defaultValue, onValueChange)
  useFormReset(set, putBack)
  const target = options.find((each) => !each.disabled)
  return (
    <Field {...frame} group>
      {(control) => (
        <div
          ref={set}
          role="presentation"
          className={classes('sk:grid sk:min-w-0', columnsOf(variant, options.length))}
          onKeyDown={(event) => moveAmongRadios(event, dir)}
        >
          {options.map((each) => (
            <label key={each.value} className={option({ variant })}>
              <span className={choiceInputBoxClasses}>
                <input
                  // The first option that can be chosen has the id of the field, so that links reach the group.
                  id={each === target ? control.id : undefined}
                  ref={syncDefaultChecked(chosen === each.value)}
                  type="radio"
                  name={name ?? made}
                  value={each.value}
                  checked={chosen === each.value}
                  disabled={disabled || each.disabled}
                  className={classes(
                    choiceInputClasses({ shape: 'round' }),
                    variant === 'card' && 'sk:outline-none',
                  )}
                  onChange={() => choose(each.value)}
                />
                <span
                  aria-hidden
                  className={classes(
                    choiceInputMarkClasses,
                    'sk:size-2 sk:rounded-full sk:bg-current sk:peer-checked:opacity-100 sk:forced:bg-[HighlightText]',
                  )}
                />
              </span>
              <span className="sk:grid sk:min-w-0 sk:flex-1 sk:content-start">
                <span className={variant === 'card' ? 'sk:font-semibold' : undefined}>{each.label}</span>
                {each.hint && (
                  <span
                    className={classes(
                      'sk:text-small',
                      // A disabled option has its own colour.
                      variant === 'list' && !disabled && !each.disabled && 'sk:text-text-muted',
                    )}
                  >
                    {each.hint}
                  </span>
                )}
              </span>
              {each.end && <span className="sk:shrink-0">{each.end}</span>}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
