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
import { useKit } from '../provider/context.ts'
import { parseTypedCode } from './parse-typed-code.ts'

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
  | 'autoComplete'
  | keyof CommonFieldProps
>

export interface CodeFieldProps extends NativeProps, Omit<CommonFieldProps, 'label'> {
  /** The label. It defaults to "Code from the text message" in the language of the page. */
  label?: ReactNode
  /** The number of digits of the code. */
  length?: number | undefined
  /** The code in Latin digits, as `onValueChange` returns it. */
  value?: string | undefined
  defaultValue?: string | undefined
  /**
   * Called with the code in Latin digits, extracted from a pasted message if needed. In other text
   * only the digits are converted and spaces removed, so that validation can reject it.
   */
  onValueChange?: ((value: string) => void) | undefined
  /** The field has no event of its own: use `onValueChange`, in React Hook Form a `Controller`. */
  onChange?: never
}

/** A field for a code from a text message, which phones offer to fill in. */
export function CodeField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  name,
  ...rest
}: CodeFieldProps): ReactNode {
  const { dir, digits, strings } = useKit('CodeField')
  const box = useRef<HTMLSpanElement>(null)
  const blur = nameBlur(onBlur, name)
  const show = digits === 'arab' ? toArabicIndicDigits : String
  const { text, canonical, type, leave } = useCanonicalText({
    place: box,
    value,
    first: defaultValue,
    read: (typed) => parseTypedCode(typed, length),
    show,
    onChange: onValueChange,
  })
  return (
    <Field
      label={label ?? strings.codeField.label}
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
            <input
              spellCheck={false}
              autoCapitalize="none"
              {...rest}
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              className={classes(
                controlInput,
                'sk:text-title sk:font-semibold sk:tracking-[0.3em] sk:tabular-nums',
                ltrTextClass(dir),
              )}
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
