'use client'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { Field } from '../field/field.tsx'
import { Checkbox } from './checkbox.tsx'

export interface CheckboxGroupOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export interface CheckboxGroupProps extends CommonFieldProps, ControlRefProps<HTMLFieldSetElement> {
  /** The options in the order in which they are shown. `value` identifies each one. */
  options: readonly CheckboxGroupOption[]
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  /** The chosen values in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const none: readonly string[] = []

/** A question that can have several answers. */
export function CheckboxGroup({
  options,
  value,
  defaultValue = none,
  onValueChange,
  name,
  id,
  ...frame
}: CheckboxGroupProps): ReactNode {
  const set = useRef<HTMLDivElement>(null)
  const [chosen, choose, putBack] = useControllableValue(value, defaultValue, onValueChange)
  useFormReset(set, putBack)
  const target = options.find((option) => !option.disabled)
  const toggle = (option: string, checked: boolean): void =>
    choose(
      options.map((each) => each.value).filter((each) => (each === option ? checked : chosen.includes(each))),
    )
  return (
    <Field {...frame} group>
      {() => (
        <div ref={set} className="sk:grid sk:min-w-0">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              {...option}
              // The first option that can be chosen has the id of the field, so that links reach the group.
              id={option === target ? id : undefined}
              name={name}
              checked={chosen.includes(option.value)}
              onCheckedChange={(checked) => toggle(option.value, checked)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
