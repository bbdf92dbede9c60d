'use client'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import { FieldError } from '../../internal/field-error.tsx'
import { syncDefaultChecked } from '../../internal/sync-default-checked.ts'
import {
  choiceInputClasses,
  choiceInputBoxClasses,
  choiceInputMarkClasses,
} from '../../internal/choice-input-classes.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { useField } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, minusIcon } from '../icon/generated/icons.ts'

type NativeProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'className'>

export interface CheckboxProps extends NativeProps {
  /** The statement that a tick confirms, as a sentence. It may contain links. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** True if some, but not all, of the items behind the checkbox are selected. */
  indeterminate?: boolean | undefined
  /** Called with the new state. For the event use `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  className?: string | undefined
}

export function Checkbox({
  label,
  hint,
  error,
  required,
  indeterminate = false,
  onCheckedChange,
  onChange,
  id,
  className,
  ref,
  ...rest
}: CheckboxProps): ReactNode {
  if (typeof label === 'string') requireName('Checkbox', label)
  const { ids, control } = useField({ id, hint, error, required })
  const box = useRef<HTMLInputElement>(null)
  useForwardedRef(box, ref)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
    syncDefaultChecked(rest.checked)(box.current)
  })
  return (
    <div className={classes('sk:min-w-0 sk:text-body sk:text-text sk:wrap-anywhere', className)}>
      <label
        htmlFor={ids.control}
        className="sk:group/check sk:flex sk:min-h-touch sk:cursor-pointer sk:gap-3 sk:py-2 sk:has-disabled:cursor-not-allowed sk:has-disabled:text-text-muted sk:forced:has-disabled:text-[GrayText]"
      >
        <span className={choiceInputBoxClasses}>
          <input
            {...rest}
            {...control}
            type="checkbox"
            ref={box}
            className={choiceInputClasses({ shape: 'square' })}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
          />
          <Icon
            of={checkIcon}
            className={classes(
              choiceInputMarkClasses,
              'sk:stroke-3 sk:peer-checked:opacity-100 sk:peer-indeterminate:opacity-0',
            )}
          />
          <Icon
            of={minusIcon}
            className={classes(choiceInputMarkClasses, 'sk:stroke-3 sk:peer-indeterminate:opacity-100')}
          />
        </span>
        <span className="sk:min-w-0">
          {label}
          {required && (
            <span aria-hidden className="sk:ms-1 sk:text-danger">
              *
            </span>
          )}
        </span>
      </label>
      {(hint || error) && (
        <div id={ids.hint} className="sk:ps-8.5 sk:pb-1 sk:text-small sk:text-text-muted">
          {hint}
        </div>
      )}
      <div className="sk:ps-8.5">
        <FieldError id={ids.error} error={error} hinted={Boolean(hint)} />
      </div>
    </div>
  )
}
