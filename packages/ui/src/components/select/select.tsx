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
import { Children, isValidElement, useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { keyOfLabel, readLabelText } from '../../internal/label-text.ts'
import { makeOutsideInert } from '../../internal/make-outside-inert.ts'
import { closeListOnTab } from '../../internal/close-list-on-tab.ts'
import { flattenOptions, isOptionGroup } from '../../internal/options.ts'
import type { OptionList, SelectOption, SelectOptionGroup } from '../../internal/options.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { nameBlur } from '../../internal/name-blur.ts'
import { controlBox } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, chevronDownIcon } from '../icon/generated/icons.ts'
import { useKit, usePortalAttributes } from '../provider/context.ts'
import { findNextMatch, collectTypedLetters } from './typeahead.ts'

export interface SelectProps extends CommonFieldProps, ControlRefProps<HTMLButtonElement> {
  /** The options, or groups of options with a heading. To write the list in parts, use `children` instead. */
  options?: readonly (SelectOption | SelectOptionGroup)[] | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  /** Whether the list is open. Pass it to control the list; without it the list keeps its own state. */
  open?: boolean | undefined
  /** Whether an uncontrolled list is open at first. */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Replaces `options`: `SelectItem` elements, also inside a `SelectGroup`. */
  children?: ReactNode
}

const item =
  'sk:flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-2 sk:rounded-small sk:px-3 sk:py-1.5 sk:outline-none sk:wrap-anywhere sk:select-none sk:data-disabled:cursor-not-allowed sk:data-disabled:text-text-muted sk:data-disabled:line-through sk:data-highlighted:bg-primary-soft sk:data-highlighted:text-on-primary-soft sk:data-[state=checked]:font-semibold sk:forced:data-disabled:text-[GrayText] sk:forced:data-highlighted:bg-[Highlight] sk:forced:data-highlighted:text-[HighlightText] sk:forced:data-highlighted:forced-color-adjust-none'

const rowsOf = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=option]:not([data-disabled])'),
]
/** Returns the text of an option that typed letters are compared with. */
const wordsOf = ({ label, textValue = readLabelText(label) }: SelectOption): string => textValue

/** The number of options that Page Up and Page Down skip. */
const atOnce = 10

/** Keeps focus in the open list by making the rest of the page inert. */
function HoldsFocus({ open }: { open: boolean }): ReactNode {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const list = mark.current?.closest('[role=listbox]')
    if (!list || !open) return
    let release: (() => void) | undefined
    const hold = (): void => {
      release ??= makeOutsideInert(list)
    }
    list.addEventListener('focusin', hold)
    return () => {
      list.removeEventListener('focusin', hold)
      release?.()
    }
  }, [open])
  return <span ref={mark} hidden />
}

// How far the list stays from the upper and lower edge of the window. The sides need no distance,
// because the list is as wide as its button.
const edges = { top: 8, bottom: 8 }

export interface SelectItemProps extends RootProps<HTMLDivElement> {
  /** The value of the field while this item is the selected one. */
  value: string
  /** The label: words or any content without controls. The closed control shows it too. */
  children: ReactNode
  /** The words for a search by letters, where the label is not text. */
  textValue?: string | undefined
  /** A second line, shown in the list only. Screen readers read it as a description. */
  description?: ReactNode
  /** An icon, a flag or an avatar before the label, shown in the list only. */
  icon?: ReactNode
  disabled?: boolean | undefined
}

/** One option, inside a `Select` that is composed of parts. */
export function SelectItem({
  children,
  description,
  icon,
  disabled = false,
  textValue: _textValue,
  className,
  ...rest
}: SelectItemProps): ReactNode {
  const about = useId()
  return (
    <Item
      {...(description && { 'aria-describedby': about })}
      {...rest}
      disabled={disabled}
      className={classes(item, className)}
    >
      {icon && <span className="sk:inline-flex sk:shrink-0 sk:text-[1.2em]">{icon}</span>}
      <span className="sk:grid sk:min-w-0 sk:flex-1">
        <ItemText>{children}</ItemText>
        {description && (
          <span id={about} className="sk:text-small sk:font-normal">
            {description}
          </span>
        )}
      </span>
      <ItemIndicator>
        <Icon of={checkIcon} />
      </ItemIndicator>
    </Item>
  )
}

export interface SelectGroupProps extends RootProps<HTMLDivElement> {
  /** The heading. */
  label: ReactNode
  /** `SelectItem` elements. */
  children: ReactNode
}

/** Items under a heading, inside a `Select` that is composed of parts. */
export function SelectGroup({ label, children, ...rest }: SelectGroupProps): ReactNode {
  return (
    <Group {...rest}>
      <Label className="sk:px-3 sk:pt-2 sk:pb-1 sk:text-small sk:font-semibold sk:text-text-muted">
        {label}
      </Label>
      {children}
    </Group>
  )
}

const drawItem = ({ label, ...option }: SelectOption): ReactNode => (
  <SelectItem key={option.value} {...option}>
    {label}
  </SelectItem>
)

const draw = (options: OptionList): ReactNode =>
  options.map((each, index) =>
    isOptionGroup(each) ? (
      <SelectGroup key={keyOfLabel(each.label, index)} label={each.label}>
        {each.options.map(drawItem)}
      </SelectGroup>
    ) : (
      drawItem(each)
    ),
  )

/**
 * Returns the items among the children: the closed control shows the label of one before the list
 * is drawn. A child with a `value` counts as an item, because the type of a child from a server
 * component is unknown.
 */
const itemsAmong = (children: ReactNode): readonly SelectOption[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<SelectItemProps>>(child)) return []
    const { value, children: inside, textValue, disabled } = child.props
    return value === undefined ? itemsAmong(inside) : [{ value, label: inside, textValue, disabled }]
  })

/**
 * Selects one option from a custom list. On a first-load route, or for a few plain options, NativeSelect
 * costs a tenth of it.
 */
export function Select({
  options = [],
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  name,
  disabled = false,
  open: opened,
  defaultOpen = false,
  onOpenChange,
  onBlur,
  children,
  ...frame
}: SelectProps): ReactNode {
  const { dir } = useKit('Select')
  const portal = usePortalAttributes('Select')
  const [chosen, choose] = useControllableValue(value, defaultValue, onValueChange)
  const [open, setOpen] = useControllableValue(opened, defaultOpen, onOpenChange)
  const typed = useRef({ text: '', at: 0 })
  const left = useRef(false)
  const blur = nameBlur(onBlur, name)
  const known = children === undefined ? flattenOptions(options) : itemsAmong(children)
  const free = known.filter((option) => !option.disabled)

  const pressClosed = (event: KeyboardEvent): void => {
    const search = collectTypedLetters(event, typed.current)
    const at = free.findIndex((option) => option.value === chosen)
    const ends: Readonly<Record<string, SelectOption | undefined>> = { Home: free[0], End: free.at(-1) }
    const found = search === undefined ? ends[event.key] : findNextMatch(free, wordsOf, at, search)
    if (search !== undefined || found) event.preventDefault()
    if (found) choose(found.value)
  }
  const pressOpen = (event: KeyboardEvent<HTMLElement>): void => {
    const rows = rowsOf(event.currentTarget)
    const at = rows.findIndex((each) => each === event.currentTarget.ownerDocument.activeElement)
    const search = collectTypedLetters(event, typed.current)
    const pages: Readonly<Record<string, number>> = {
      PageDown: Math.min(at + atOnce, rows.length - 1),
      PageUp: Math.max(at - atOnce, 0),
    }
    const page = pages[event.key]
    if (search !== undefined) {
      const labelOf = (each: HTMLElement): string => {
        const option = free[rows.indexOf(each)]
        return option ? wordsOf(option) : ''
      }
      findNextMatch(rows, labelOf, at, search)?.focus()
    } else if (page !== undefined) rows[page]?.focus()
    else if (event.altKey && event.key === 'ArrowUp') {
      const option = free[at]
      if (option) choose(option.value)
      setOpen(false)
    } else return
    event.preventDefault()
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Root
          dir={dir}
          open={open}
          onOpenChange={setOpen}
          value={chosen}
          onValueChange={choose}
          disabled={disabled}
          // On a form reset Radix would restore the first value, even of a controlled Select. So
          // the form control of Radix belongs to no form, and the hidden input below is sent
          // instead.
          {...(value === undefined ? {} : { form: 'none' })}
        >
          <Trigger
            {...control}
            className={classes(
              controlBox({ invalid: Boolean(frame.error) }),
              'sk:cursor-pointer sk:py-1.5 sk:text-start sk:data-disabled:bg-subtle sk:data-disabled:text-text-muted sk:data-placeholder:text-text-muted sk:forced:data-disabled:border-[GrayText] sk:forced:data-disabled:text-[GrayText]',
            )}
            onKeyDown={pressClosed}
            onBlur={(event) => {
              // While the list is open it has the focus and returns it later. Meanwhile the
              // customer has not left the field.
              if (event.currentTarget.ariaExpanded !== 'true') blur(event)
            }}
          >
            <span className="sk:min-w-0 sk:flex-1 sk:wrap-anywhere">
              <Value placeholder={placeholder ?? '\u00A0'}>
                {/* Radix takes the label from the list, which is not rendered on a server. */}
                {known.find((option) => option.value === chosen)?.label ?? placeholder ?? '\u00A0'}
              </Value>
            </span>
            <Chevron asChild>
              <Icon of={chevronDownIcon} size="md" className="sk:text-text-muted" />
            </Chevron>
          </Trigger>
          {name && <input type="hidden" name={name} value={chosen} disabled={disabled} />}
          <Portal>
            <Content
              {...portal}
              // The list ignores the keyboard while it fades out. A key pressed just before would
              // still move focus into it.
              inert={!open}
              position="popper"
              sideOffset={4}
              collisionPadding={edges}
              className="sk:z-popover sk:max-h-[min(24rem,var(--radix-select-content-available-height))] sk:w-(--radix-select-trigger-width) sk:overflow-hidden sk:rounded-field sk:border sk:border-border sk:bg-raised sk:text-body sk:text-text sk:shadow-raised sk:motion-safe:sk-fade sk:forced:border-[CanvasText]"
              onKeyDownCapture={(event) => {
                closeListOnTab(event, control.id, () => {
                  left.current = true
                  setOpen(false)
                })
              }}
              onKeyDown={pressOpen}
              onCloseAutoFocus={(event) => {
                if (left.current) event.preventDefault()
                left.current = false
              }}
            >
              <HoldsFocus open={open} />
              <Viewport data-scrolls className="sk:p-1">
                {children ?? draw(options)}
              </Viewport>
            </Content>
          </Portal>
        </Root>
      )}
    </Field>
  )
}
