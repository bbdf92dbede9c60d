'use client'
import type { ReactNode } from 'react'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { Field } from '../field/field.tsx'
import { useKit } from '../provider/context.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TimeText } from '../time-text/time-text.tsx'

export interface TimeWindow {
  value: string
  /** "Morning", "Evening". */
  label: ReactNode
  /** The start in Riyadh, as `HH:mm`. */
  from: string
  /** The end as `HH:mm`. An end at or before `from` is on the next day. */
  until: string
  /** The reason why the window cannot be chosen: "The team is fully booked". */
  closed?: string | undefined
}

export interface TimeWindowPickerProps extends CommonFieldProps, ControlRefProps<HTMLFieldSetElement> {
  windows: readonly TimeWindow[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

/** The time windows for the arrival of the worker. The start comes first in either reading direction. */
export function TimeWindowPicker({ windows, ...rest }: TimeWindowPickerProps): ReactNode {
  const { strings } = useKit('TimeWindowPicker')
  if (windows.length === 0) {
    const { value: _value, defaultValue: _default, onValueChange: _change, name: _name, ...frame } = rest
    return (
      <Field {...frame} group>
        {() => <p className="sk:m-0 sk:text-text-muted">{strings.timeWindowPicker.none}</p>}
      </Field>
    )
  }
  return (
    <RadioGroup
      {...rest}
      variant="card"
      options={windows.map(({ value, label, from, until, closed }) => ({
        value,
        label,
        disabled: closed !== undefined,
        hint: (
          <>
            <TimeText
              value={from}
              until={until}
              className="sk:block sk:text-body sk:first-letter:uppercase"
            />
            {closed && <span className="sk:block">{closed}</span>}
          </>
        ),
      }))}
    />
  )
}
