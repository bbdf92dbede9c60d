'use client'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import { FieldError } from '../../internal/field-error.tsx'
import { syncDefaultChecked } from '../../internal/sync-default-checked.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { useField } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/generated/icons.ts'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'children' | 'className' | 'required' | 'role'
>

export interface SwitchProps extends NativeProps {
  /** The label: what is turned on. */
  label: ReactNode
  hint?: ReactNode
  /** The reason why the change could not be saved. */
  error?: ReactNode
  /** Called when the switch changes. The change applies at once. For the event use `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  className?: string | undefined
}

// A native checkbox exposes its checked state itself.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const

const track =
  'sk:peer sk:absolute sk:inset-0 sk:m-0 sk:size-full sk:cursor-pointer sk:appearance-none sk:rounded-full sk:border-2 sk:border-field-border sk:bg-subtle sk:transition-colors sk:checked:border-primary sk:checked:bg-primary sk:disabled:cursor-not-allowed sk:disabled:border-dashed sk:disabled:checked:border-field-border sk:disabled:checked:bg-subtle sk:forced:border-[CanvasText] sk:forced:checked:bg-[Highlight] sk:forced:disabled:border-[GrayText] sk:forced:disabled:checked:bg-[GrayText]'
const thumb =
  'sk:pointer-events-none sk:absolute sk:start-1 sk:top-1 sk:flex sk:size-5 sk:items-center sk:justify-center sk:rounded-full sk:bg-field-border sk:text-[0px] sk:text-primary sk:transition-transform sk:peer-checked:translate-x-[calc(var(--sk-way)*1.25rem)] sk:peer-checked:bg-on-primary sk:peer-checked:text-caption sk:peer-disabled:bg-text-muted sk:peer-disabled:text-surface sk:peer-disabled:peer-checked:bg-text-muted sk:forced:bg-[CanvasText] sk:forced:peer-checked:bg-[HighlightText] sk:forced:peer-disabled:bg-[GrayText] sk:forced:peer-disabled:peer-checked:bg-[Canvas]'

/** Turns something on or off at once. In a form that is sent, use a Checkbox. */
export function Switch({
  label,
  hint,
  error,
  onCheckedChange,
  onChange,
  id,
  className,
  ref,
  ...rest
}: SwitchProps): ReactNode {
  requireName('Switch', label)
  const { ids, control } = useField({ id, hint, error })
  const box = useRef<HTMLInputElement>(null)
  useForwardedRef(box, ref)
  useLayoutEffect(() => syncDefaultChecked(rest.checked)(box.current))
  return (
    <div className={classes('sk:min-w-0 sk:text-body sk:text-text sk:wrap-anywhere', className)}>
      <label
        htmlFor={ids.control}
        className="sk:flex sk:min-h-touch sk:cursor-pointer sk:justify-between sk:gap-4 sk:py-2 sk:has-disabled:cursor-not-allowed sk:has-disabled:text-text-muted sk:forced:has-disabled:text-[GrayText]"
      >
        <span className="sk:min-w-0">{label}</span>
        <span className="sk:relative sk:inline-flex sk:h-7 sk:w-12 sk:shrink-0">
          <input
            {...rest}
            {...control}
            {...nativeSwitch}
            ref={box}
            className={track}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
          />
          <span aria-hidden className={thumb}>
            <Icon of={checkIcon} className="sk:stroke-3" />
          </span>
        </span>
      </label>
      {hint && (
        <span id={ids.hint} className="sk:block sk:pb-1 sk:text-small sk:text-text-muted">
          {hint}
        </span>
      )}
      <FieldError id={ids.error} error={error} hinted={Boolean(hint)} />
    </div>
  )
}
