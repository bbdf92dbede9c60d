'use client'
import { normalizeNumericInput, toArabicIndicDigits } from '@sakina/text'
import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { CommonFieldProps } from '../../internal/field-props.ts'
import { ltrTextClass } from '../../internal/ltr-text.ts'
import { useCanonicalText } from '../../internal/use-canonical-text.ts'
import { nameBlur } from '../../internal/name-blur.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { useKit } from '../provider/context.ts'

type NativeProps = Omit<
  ComponentProps<'input'>,
  | 'size'
  | 'type'
  | 'children'
  | 'dir'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'inputMode'
  | keyof CommonFieldProps
>

export interface NumberFieldProps extends NativeProps, CommonFieldProps {
  /** The number in Latin digits, as `onValueChange` returns it. */
  value?: string | undefined
  defaultValue?: string | undefined
  /**
   * Called with Latin digits without spaces, dashes or invisible marks, whichever script was typed. Letters
   * stay, so that validation can reject them.
   */
  onValueChange?: ((value: string) => void) | undefined
  /** The field has no event of its own: use `onValueChange`, in React Hook Form a `Controller`. */
  onChange?: never
  /** Allows a decimal point, as in amounts. */
  decimals?: boolean | undefined
  /** Shows a counter of the digits with this limit: 10 for an identity number. */
  countTo?: number | undefined
  /** Content in the box before the number, in reading direction. */
  start?: ReactNode
  /** Content in the box after the number, such as a unit. */
  end?: ReactNode
}

const readNumber = (text: string): string => normalizeNumericInput(text).replaceAll(',', '')

/**
 * A field for numbers and for identifiers made of digits (identity, visa, postal code). It accepts digits
 * of three scripts.
 */
export function NumberField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  decimals = false,
  countTo,
  start,
  end,
  name,
  ...rest
}: NumberFieldProps): ReactNode {
  const { dir, digits } = useKit('NumberField')
  const box = useRef<HTMLSpanElement>(null)
  const blur = nameBlur(onBlur, name)
  const { text, canonical, type, leave } = useCanonicalText({
    place: box,
    value,
    first: defaultValue,
    read: readNumber,
    show: digits === 'arab' ? toArabicIndicDigits : String,
    onChange: onValueChange,
  })
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      id={id}
      className={className}
      counter={countTo === undefined ? undefined : { length: canonical.length, max: countTo }}
    >
      {(control) => (
        <>
          <span ref={box} className={controlBox({ invalid: Boolean(error) })}>
            {start && <span className="sk:flex sk:shrink-0 sk:text-text-muted">{start}</span>}
            <input
              autoComplete="off"
              {...rest}
              {...control}
              type="text"
              inputMode={decimals ? 'decimal' : 'numeric'}
              dir="ltr"
              className={classes(controlInput, 'sk:tabular-nums', ltrTextClass(dir))}
              value={text}
              onChange={(event) => type(event.target.value)}
              onBlur={(event) => {
                leave()
                blur(event)
              }}
            />
            {end && <span className="sk:flex sk:shrink-0 sk:text-text-muted">{end}</span>}
          </span>
          {name && (
            <input type="hidden" name={name} value={canonical} form={rest.form} disabled={rest.disabled} />
          )}
        </>
      )}
    </Field>
  )
}
