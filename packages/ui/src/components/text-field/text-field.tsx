'use client'
import { useRef } from 'react'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { CommonFieldProps } from '../../internal/field-props.ts'
import { useTypedText } from '../../internal/use-typed-text.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { useKit } from '../provider/context.ts'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'children' | 'maxLength' | 'dir' | 'onChange' | keyof CommonFieldProps
>

export interface TextFieldProps extends NativeProps, CommonFieldProps {
  /** `email` and `url` are always left to right. */
  type?: 'text' | 'email' | 'url' | 'search' | undefined
  /**
   * Shows a character counter with this limit. Longer text is accepted and marked, so that pasted text is
   * not cut.
   */
  countTo?: number | undefined
  /** Use `ltr` for codes and IBANs. The direction of other text follows its content. */
  content?: 'auto' | 'ltr' | undefined
  /** Content in the box before the text, such as an icon. */
  start?: ReactNode
  /** Content in the box after the text, such as a unit. */
  end?: ReactNode
  /** Called with the text. For the event use `onChange`. */
  onValueChange?: ((value: string) => void) | undefined
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
}

const leftToRight = new Set(['email', 'url'])

export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  type = 'text',
  countTo,
  content = leftToRight.has(type) ? 'ltr' : 'auto',
  start,
  end,
  id,
  className,
  onValueChange,
  onChange,
  ...rest
}: TextFieldProps): ReactNode {
  const { dir } = useKit('TextField')
  const box = useRef<HTMLSpanElement>(null)
  const [text, write] = useTypedText(box, rest, onValueChange)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      id={id}
      className={className}
      counter={countTo === undefined ? undefined : { length: text.length, max: countTo }}
    >
      {(control) => (
        <span ref={box} className={controlBox({ invalid: Boolean(error) })}>
          {start && <span className="sk:flex sk:shrink-0 sk:text-text-muted">{start}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            // Left-to-right content is aligned with the other fields of an Arabic form.
            dir={content === 'ltr' ? 'ltr' : undefined}
            className={classes(
              controlInput,
              content === 'ltr'
                ? dir === 'rtl'
                  ? 'sk:text-end'
                  : 'sk:text-start'
                : 'sk:[unicode-bidi:plaintext]',
            )}
            onChange={(event) => {
              write(event.target.value)
              onChange?.(event)
            }}
          />
          {end && <span className="sk:flex sk:shrink-0 sk:text-text-muted">{end}</span>}
        </span>
      )}
    </Field>
  )
}
