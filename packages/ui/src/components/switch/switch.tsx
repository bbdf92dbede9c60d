'use client'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import { FieldError } from '../../internal/field-error.tsx'
import { keepTick } from '../../internal/keep-tick.ts'
import { useHandOn } from '../../internal/use-hand-on.ts'
import { useField } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/generated/icons.ts'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'children' | 'onChange' | 'className' | 'required' | 'role'
>

export interface SwitchProps extends NativeProps {
  /** What is on when it is on. */
  label: string
  hint?: ReactNode
  /** Why the change could not be kept. */
  error?: ReactNode
  /** Pressed; it takes effect at once. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  className?: string | undefined
}

// The native checkbox says aria-checked by itself.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const

const track =
  'peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full border-2 border-field-border bg-subtle transition-colors checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-border disabled:checked:border-field-border disabled:checked:bg-field-border forced:border-[CanvasText] forced:checked:bg-[Highlight]'
const thumb =
  'pointer-events-none absolute start-1 top-1 flex size-5 items-center justify-center rounded-full bg-field-border text-[0px] text-primary transition-transform peer-checked:translate-x-[calc(var(--sk-way)*1.25rem)] peer-checked:bg-on-primary peer-checked:text-caption peer-disabled:text-text-muted peer-disabled:peer-checked:bg-surface forced:bg-[CanvasText] forced:peer-checked:bg-[HighlightText]'

/** Something that is on or off and takes effect at once. In a form that is sent, use a Checkbox. */
export function Switch({
  label,
  hint,
  error,
  onCheckedChange,
  id,
  className,
  ref,
  ...rest
}: SwitchProps): ReactNode {
  requireName('Switch', label)
  const { ids, control } = useField({ id, hint, error })
  const box = useRef<HTMLInputElement>(null)
  useHandOn(box, ref)
  useLayoutEffect(() => keepTick(rest.checked)(box.current))
  return (
    <div className={classes('min-w-0 text-body text-text wrap-anywhere', className)}>
      <label
        htmlFor={ids.control}
        className="flex min-h-touch cursor-pointer justify-between gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:text-text-muted"
      >
        <span className="min-w-0">{label}</span>
        <span className="relative inline-flex h-7 w-12 shrink-0">
          <input
            {...rest}
            {...control}
            {...nativeSwitch}
            ref={box}
            className={track}
            onChange={(event) => onCheckedChange?.(event.target.checked)}
          />
          <span aria-hidden className={thumb}>
            <Icon of={checkIcon} className="stroke-3" />
          </span>
        </span>
      </label>
      {hint && (
        <span id={ids.hint} className="block pb-1 text-small text-text-muted">
          {hint}
        </span>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
