'use client'
import type { FocusEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import { FieldError } from '../../internal/field-error.tsx'
import { createFocusLeaveHandler } from '../../internal/on-focus-leave.ts'
import { KitStringText } from '../provider/string-text.tsx'
import { CharacterCount } from './character-count.tsx'
import { useField } from './use-field.ts'
import type { FieldControl } from './use-field.ts'

export interface FieldProps {
  /** The label, as a noun: "Mobile number". */
  label: ReactNode
  /** How to fill in the field, shown from the start. */
  hint?: ReactNode
  /** What is wrong and how to fix it. */
  error?: ReactNode
  required?: boolean | undefined
  /** Adds "optional" to the label. Use it where most fields are required. */
  optional?: boolean | undefined
  /** How many characters are typed, and how many are allowed. */
  counter?: { readonly length: number; readonly max: number } | undefined
  /** The id of the control. Pass it if other elements refer to the control. */
  id?: string | undefined
  /** True for several controls that answer one question. The label becomes a legend. */
  group?: boolean | undefined
  className?: string | undefined
  /** Called when the control loses focus; for a group, when focus leaves the whole group. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** Renders the control. Spread the attributes on it that connect it to label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/**
 * The label, hint, error and counter around any control. Further attributes go to the control, or to the
 * group.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  counter,
  id,
  group = false,
  className,
  onBlur,
  children,
  ...rest
}: FieldProps): ReactNode {
  requireName('Field', label)
  const { ids, control } = useField({ id, hint, error, counted: counter !== undefined, required })
  const name = (
    <>
      {label}
      {required && (
        <span aria-hidden className="sk:ms-1 sk:text-danger">
          *
        </span>
      )}
      {optional && (
        <span className="sk:ms-0.5 sk:font-normal sk:text-text-muted">
          {' '}
          (<KitStringText of="field.optional" />)
        </span>
      )}
    </>
  )
  const below = (
    <>
      {(hint || counter) && (
        <div className="sk:flex sk:flex-wrap sk:justify-between sk:gap-x-4 sk:text-small sk:text-text-muted">
          {hint && <span id={ids.hint}>{hint}</span>}
          {counter && (
            <span className="sk:ms-auto">
              <CharacterCount id={ids.counter} {...counter} />
            </span>
          )}
        </div>
      )}
      <FieldError id={ids.error} error={error} hinted={Boolean(hint || counter)} />
    </>
  )
  const frame = classes(
    'sk:grid sk:min-w-0 sk:content-start sk:gap-1.5 sk:text-body sk:text-text sk:wrap-anywhere',
    className,
  )
  const looks = 'sk:font-semibold'
  if (group) {
    // A group has no `aria-required`, so its description says that an answer is required.
    const described = [control['aria-describedby'], required && ids.required].filter(Boolean).join(' ')
    return (
      <fieldset
        {...rest}
        className={classes('sk:m-0 sk:border-0 sk:p-0', frame)}
        aria-describedby={described || undefined}
        {...(onBlur && { onBlur: createFocusLeaveHandler(onBlur) })}
      >
        <legend id={ids.label} className={classes('sk:mb-1.5 sk:p-0', looks)}>
          {name}
        </legend>
        {children({ ...control, 'aria-describedby': undefined })}
        {below}
        {required && (
          <span hidden id={ids.required}>
            <KitStringText of="field.required" />
          </span>
        )}
      </fieldset>
    )
  }
  return (
    <div className={frame}>
      <label id={ids.label} htmlFor={ids.control} className={looks}>
        {name}
      </label>
      {children({ ...rest, ...(onBlur && { onBlur }), ...control })}
      {below}
    </div>
  )
}
