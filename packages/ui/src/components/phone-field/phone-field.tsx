'use client'
import { toArabicIndicDigits } from '@sakina/text'
import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { CommonFieldProps } from '../../internal/field-props.ts'
import { ltrTextClass } from '../../internal/ltr-text.ts'
import { useCanonicalText } from '../../internal/use-canonical-text.ts'
import { nameBlur } from '../../internal/name-blur.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { phoneIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import { normalizePhone, formatPhone } from './phone.ts'

type NativeProps = Omit<
  ComponentProps<'input'>,
  | 'size'
  | 'type'
  | 'children'
  | 'dir'
  | 'maxLength'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'inputMode'
  | keyof CommonFieldProps
>

export interface PhoneFieldProps extends NativeProps, CommonFieldProps {
  /** The number as `05XXXXXXXX`, as `onValueChange` returns it. */
  value?: string | undefined
  defaultValue?: string | undefined
  /**
   * Called with a Saudi mobile number as ten Latin digits, however it was typed. Other text only
   * gets Latin digits and loses spaces and dashes, so that validation can reject it.
   */
  onValueChange?: ((value: string) => void) | undefined
  /** The field has no event of its own: use `onValueChange`, in React Hook Form a `Controller`. */
  onChange?: never
}

/** A field for a mobile number. It accepts +966, 00966, spaces, dashes and digits of three scripts. */
export function PhoneField({
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
  name,
  ...rest
}: PhoneFieldProps): ReactNode {
  const { dir, digits } = useKit('PhoneField')
  const box = useRef<HTMLSpanElement>(null)
  const blur = nameBlur(onBlur, name)
  const { text, canonical, type, leave } = useCanonicalText({
    place: box,
    value,
    first: defaultValue,
    read: normalizePhone,
    show: (phone) => (digits === 'arab' ? toArabicIndicDigits(formatPhone(phone)) : formatPhone(phone)),
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
    >
      {(control) => (
        <>
          <span ref={box} className={controlBox({ invalid: Boolean(error) })}>
            <span className="sk:flex sk:shrink-0 sk:text-text-muted">
              <Icon of={phoneIcon} />
            </span>
            <input
              autoComplete="tel"
              placeholder={digits === 'arab' ? '٠٥٠ ٠٠٠ ٠٠٠٠' : '050 000 0000'}
              {...rest}
              {...control}
              type="tel"
              dir="ltr"
              className={classes(controlInput, 'sk:tabular-nums', ltrTextClass(dir))}
              value={text}
              onChange={(event) => type(event.target.value)}
              onBlur={(event) => {
                leave()
                blur(event)
              }}
            />
          </span>
          {name && (
            <input type="hidden" name={name} value={canonical} form={rest.form} disabled={rest.disabled} />
          )}
        </>
      )}
    </Field>
  )
}
