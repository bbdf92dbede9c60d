'use client'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { FieldFrame } from '../../internal/field-props.ts'
import { isGroup } from '../../internal/options.ts'
import type { SelectOption, SelectOptionGroup } from '../../internal/options.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon } from '../icon/generated/icons.ts'

type NativeProps = Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | 'onChange' | keyof FieldFrame
>

export interface NativeSelectProps extends NativeProps, FieldFrame {
  /** Options, or groups of them under a word. */
  options: readonly (SelectOption | SelectOptionGroup)[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Shown while nothing is chosen; where the field is optional it can be chosen again. */
  placeholder?: string | undefined
}

const entry = (option: SelectOption): ReactNode => (
  <option key={option.value} value={option.value} disabled={option.disabled}>
    {option.label}
  </option>
)

/** The device's own list: light enough for the first page, and the best there is on phones. */
export function NativeSelect({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  ...rest
}: NativeSelectProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null)
  // What the caller holds is also what the browser goes back to: its own reset of a form then leaves it as it is
  useLayoutEffect(() => {
    if (value === undefined) return
    for (const option of box.current?.querySelectorAll('option') ?? [])
      option.defaultSelected = option.selected
  })
  const first = defaultValue ?? (placeholder === undefined ? undefined : '')
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      id={id}
      className={className}
    >
      {(control) => (
        <span
          ref={box}
          className={classes(controlBox({ invalid: Boolean(error), flush: true }), 'sk:relative')}
        >
          <select
            {...rest}
            {...control}
            {...(value === undefined ? { defaultValue: first } : { value })}
            className={classes(
              controlInput,
              'sk:cursor-pointer sk:appearance-none sk:rounded-field sk:ps-3.5 sk:pe-11 sk:text-ellipsis sk:*:bg-surface sk:*:text-text',
            )}
            onChange={(event) => onValueChange?.(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled={required}>
                {placeholder}
              </option>
            )}
            {options.map((each) =>
              isGroup(each) ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map(entry)}
                </optgroup>
              ) : (
                entry(each)
              ),
            )}
          </select>
          <Icon
            of={chevronDownIcon}
            size="md"
            className="sk:pointer-events-none sk:absolute sk:end-3 sk:text-text-muted"
          />
        </span>
      )}
    </Field>
  )
}
