'use client'
import { useRef } from 'react'
import type { ChangeEvent, ComponentProps, CSSProperties, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { CommonFieldProps } from '../../internal/field-props.ts'
import { useTypedText } from '../../internal/use-typed-text.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { useKit } from '../provider/context.ts'

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  'children' | 'dir' | 'maxLength' | 'rows' | 'cols' | 'onChange' | keyof CommonFieldProps
>

export interface TextareaProps extends NativeProps, CommonFieldProps {
  /** The number of lines when empty. */
  rows?: number | undefined
  /** Grows with the text up to this many lines, then scrolls. */
  maxRows?: number | undefined
  /**
   * Shows a character counter with this limit. Longer text is accepted and marked, so that pasted text is
   * not cut.
   */
  countTo?: number | undefined
  /** Called with the text. For the event use `onChange`. */
  onValueChange?: ((value: string) => void) | undefined
  onChange?: ((event: ChangeEvent<HTMLTextAreaElement>) => void) | undefined
}

// A hidden copy of the text in the same grid cell makes the field as tall as the text, without measuring.
const grows =
  'sk:grid sk:flex-1 sk:self-stretch sk:after:invisible sk:after:max-h-[calc(var(--sk-most)*1lh+1rem)] sk:after:min-h-[calc(var(--sk-least)*1lh+1rem)] sk:after:overflow-hidden sk:after:py-2 sk:after:wrap-anywhere sk:after:whitespace-pre-wrap sk:after:content-[attr(data-text)_"_"] sk:after:[grid-area:1/1] sk:after:[unicode-bidi:plaintext]'

const lines = (least: number, most: number): CSSProperties => {
  const style: CSSProperties & Record<'--sk-least' | '--sk-most', number> = {
    '--sk-least': least,
    '--sk-most': most,
  }
  return style
}

/** A field for several lines of text. Each line has the direction of its own content. */
export function Textarea({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  rows = 3,
  maxRows = 10,
  countTo,
  onValueChange,
  onChange,
  ...rest
}: TextareaProps): ReactNode {
  useKit('Textarea')
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
          <span className={grows} style={lines(rows, Math.max(rows, maxRows))} data-text={text}>
            <textarea
              {...rest}
              {...control}
              rows={rows}
              data-scrolls
              className={classes(
                controlInput,
                'sk:h-full sk:w-full sk:resize-none sk:wrap-anywhere sk:[grid-area:1/1] sk:[unicode-bidi:plaintext]',
              )}
              onChange={(event) => {
                write(event.target.value)
                onChange?.(event)
              }}
            />
          </span>
        </span>
      )}
    </Field>
  )
}
