'use client'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { CommonFieldProps } from '../../internal/field-props.ts'
import { keyOfLabel, readLabelText } from '../../internal/label-text.ts'
import { isOptionGroup } from '../../internal/options.ts'
import type { SelectOption, SelectOptionGroup } from '../../internal/options.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon } from '../icon/generated/icons.ts'

type NativeProps = Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | keyof CommonFieldProps
>

export interface NativeSelectProps extends NativeProps, CommonFieldProps {
  /** The options, or groups of options with a heading. */
  options: readonly (SelectOption | SelectOptionGroup)[]
  value?: string | undefined
  defaultValue?: string | undefined
  /** Called with the value of the option. For the event use `onChange`. */
  onValueChange?: ((value: string) => void) | undefined
  /** Shown while nothing is selected. In an optional field it can be selected again. */
  placeholder?: string | undefined
}

const entry = (option: SelectOption): ReactNode => (
  <option key={option.value} value={option.value} disabled={option.disabled}>
    {option.textValue ?? readLabelText(option.label)}
  </option>
)

/** The native select of the device: the lightest choice for the first page, and the best one on phones. */
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
  onChange,
  placeholder,
  ...rest
}: NativeSelectProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null)
  // The default of the control follows the controlled value, so that a native form reset leaves it
  // unchanged.
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
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled={required}>
                {placeholder}
              </option>
            )}
            {options.map((each, index) =>
              isOptionGroup(each) ? (
                <optgroup key={keyOfLabel(each.label, index)} label={readLabelText(each.label)}>
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
