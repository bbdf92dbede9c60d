'use client'
import {
  Content,
  Group,
  Icon as Chevron,
  Item,
  ItemIndicator,
  ItemText,
  Label,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { ControlRef, FieldFrame } from '../../internal/field-props.ts'
import { flatOptions, isGroup } from '../../internal/options.ts'
import type { SelectOption, SelectOptionGroup } from '../../internal/options.ts'
import { useOwnValue } from '../../internal/use-own-value.ts'
import { controlBox } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, chevronDownIcon } from '../icon/generated/icons.ts'
import { useKit, usePortalAttributes } from '../provider/context.ts'
import { findNext, typeahead } from './typeahead.ts'

export interface SelectProps extends FieldFrame, ControlRef<HTMLButtonElement> {
  /** Options, or groups of them under a word. */
  options: readonly (SelectOption | SelectOptionGroup)[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const item =
  'flex min-h-touch cursor-pointer items-center gap-2 rounded-small px-3 py-1.5 outline-none wrap-anywhere select-none data-disabled:cursor-not-allowed data-disabled:text-text-muted data-disabled:line-through data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft data-[state=checked]:font-semibold forced:data-highlighted:outline-2 forced:data-highlighted:outline-[Highlight]'

// As wide as its button: to the sides there is nothing to avoid.
const edges = { top: 8, bottom: 8 }

const row = (option: SelectOption): ReactNode => (
  <Item key={option.value} value={option.value} disabled={option.disabled ?? false} className={item}>
    <span className="min-w-0 flex-1">
      <ItemText>{option.label}</ItemText>
    </span>
    <ItemIndicator>
      <Icon of={checkIcon} />
    </ItemIndicator>
  </Item>
)

/** One of a list, drawn by the kit. On a first-load route, or for a handful of words, NativeSelect costs a tenth. */
export function Select({
  options,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  name,
  disabled = false,
  onBlur,
  ...frame
}: SelectProps): ReactNode {
  const { dir } = useKit('Select')
  const portal = usePortalAttributes('Select')
  const [chosen, choose] = useOwnValue(value, defaultValue, onValueChange)
  const typed = useRef({ text: '', at: 0 })

  const typeClosed = (event: KeyboardEvent): void => {
    const search = typeahead(event, typed.current)
    if (search === undefined) return
    event.preventDefault()
    const known = flatOptions(options).filter((option) => !option.disabled)
    const at = known.findIndex((option) => option.value === chosen)
    const found = findNext(known, (option) => option.label, at, search)
    if (found) choose(found.value)
  }
  const typeOpen = (event: KeyboardEvent<HTMLElement>): void => {
    const search = typeahead(event, typed.current)
    if (search === undefined) return
    event.preventDefault()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]:not([data-disabled])')]
    const at = rows.findIndex((each) => each === event.currentTarget.ownerDocument.activeElement)
    findNext(rows, (each) => each.textContent ?? '', at, search)?.focus()
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Root
          dir={dir}
          value={chosen}
          onValueChange={choose}
          disabled={disabled}
          // Radix puts back its first value when a form is reset, also where the caller holds another: the list that it
          // draws unseen is then part of no form. What is sent is the hidden input.
          {...(value === undefined ? {} : { form: 'none' })}
        >
          <Trigger
            {...control}
            className={classes(
              controlBox({ invalid: Boolean(frame.error) }),
              'cursor-pointer py-1.5 text-start data-disabled:bg-subtle data-disabled:text-text-muted data-placeholder:text-text-muted',
            )}
            onKeyDown={typeClosed}
            onBlur={(event) => {
              // The list that opens takes the focus, and gives it back
              if (event.currentTarget.ariaExpanded !== 'true') onBlur?.(event)
            }}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Value placeholder={placeholder ?? '\u00A0'} />
            </span>
            <Chevron asChild>
              <Icon of={chevronDownIcon} size="md" className="text-text-muted" />
            </Chevron>
          </Trigger>
          {name && <input type="hidden" name={name} value={chosen} disabled={disabled} />}
          <Portal>
            <Content
              {...portal}
              position="popper"
              sideOffset={4}
              collisionPadding={edges}
              className="z-popover max-h-[min(24rem,var(--radix-select-content-available-height))] w-(--radix-select-trigger-width) overflow-hidden rounded-field border border-border bg-raised text-body text-text shadow-raised motion-safe:sk-fade forced:border-[CanvasText]"
              onKeyDown={typeOpen}
            >
              <Viewport data-scrolls className="p-1">
                {options.map((each) =>
                  isGroup(each) ? (
                    <Group key={each.label}>
                      <Label className="px-3 pt-2 pb-1 text-small font-semibold text-text-muted">
                        {each.label}
                      </Label>
                      {each.options.map(row)}
                    </Group>
                  ) : (
                    row(each)
                  ),
                )}
              </Viewport>
            </Content>
          </Portal>
        </Root>
      )}
    </Field>
  )
}
