'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { CommonFieldProps } from '../../internal/field-props.ts'
import { Announcement } from '../../internal/announcement.tsx'
import { innerButtonClass } from '../../internal/inner-button.ts'
import { ltrTextClass } from '../../internal/ltr-text.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { useTypedText } from '../../internal/use-typed-text.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { alertTriangleIcon, eyeIcon, eyeOffIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import { StrengthMeter } from './strength.tsx'

export type { PasswordStrength } from './strength.tsx'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'children' | 'dir' | 'maxLength' | 'onChange' | keyof CommonFieldProps
>

export interface PasswordFieldProps extends NativeProps, CommonFieldProps {
  /** Tells password managers the kind of password. With `new-password` they suggest one. */
  autoComplete?: 'current-password' | 'new-password' | undefined
  /** The strength from 0, refused, to 4, as the caller rates it. Without it no meter is shown. */
  strength?: 0 | 1 | 2 | 3 | 4 | undefined
  /** A hint below the meter on how to make the password stronger. */
  strengthHint?: ReactNode
  /** Called with the text. For the event use `onChange`. */
  onValueChange?: ((value: string) => void) | undefined
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
}

const keepFocus = (event: PointerEvent): void => event.preventDefault()
const arabicLetters = /\p{Script=Arabic}/u

/**
 * A field for a password, which can be shown and pasted. It warns about Caps Lock and a wrong keyboard
 * language.
 */
export function PasswordField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  autoComplete = 'current-password',
  strength,
  strengthHint,
  onValueChange,
  onChange,
  onKeyDown,
  onKeyUp,
  ref,
  ...rest
}: PasswordFieldProps): ReactNode {
  const { dir, strings } = useKit('PasswordField')
  const words = strings.passwordField
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useForwardedRef(input, ref)
  const [text, write] = useTypedText(input, rest, onValueChange)
  const arabic = !shown && arabicLetters.test(text)

  // A visible password is hidden again before the form is sent; browsers would store it as ordinary text.
  useEffect(() => {
    const form = input.current?.form
    const hide = (): void => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const caret = useRef<readonly [number | null, number | null]>(undefined)
  const toggle = (): void => {
    const element = input.current
    if (element && element.ownerDocument.activeElement === element)
      caret.current = [element.selectionStart, element.selectionEnd]
    setShown(!shown)
  }
  // Changing the type of the input moves the caret to the start, so it is restored.
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current)
    caret.current = undefined
  }, [shown])
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))

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
          <span className={controlBox({ invalid: Boolean(error) })}>
            <input
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              {...rest}
              {...control}
              ref={input}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              dir="ltr"
              className={classes(controlInput, ltrTextClass(dir))}
              onChange={(event) => {
                write(event.target.value)
                onChange?.(event)
              }}
              onKeyDown={(event) => {
                watchCapsLock(event)
                onKeyDown?.(event)
              }}
              onKeyUp={(event) => {
                watchCapsLock(event)
                onKeyUp?.(event)
              }}
            />
            <button
              type="button"
              disabled={rest.disabled}
              aria-controls={control.id}
              aria-label={shown ? words.hide : words.show}
              className={innerButtonClass}
              onPointerDown={keepFocus}
              onClick={toggle}
            >
              <Icon of={shown ? eyeOffIcon : eyeIcon} size="md" />
            </button>
            <Announcement text={shown ? words.isShown : words.isHidden} />
          </span>
          <span className="sk:grid sk:gap-1 sk:text-small sk:text-warning sk:empty:hidden">
            {capsLock && <Trap text={words.capsLock} />}
            {arabic && <Trap text={words.arabicKeyboard} />}
          </span>
          <Announcement text={capsLock ? words.capsLock : ''} />
          <Announcement text={arabic ? words.arabicKeyboard : ''} />
          {strength !== undefined && <StrengthMeter of={strength} advice={strengthHint} />}
        </>
      )}
    </Field>
  )
}

function Trap({ text }: { text: string }): ReactNode {
  return (
    <span className="sk:flex sk:gap-1.5">
      <Icon of={alertTriangleIcon} className="sk:mt-[0.25em]" />
      <span>{text}</span>
    </span>
  )
}
