'use client'
import type { ReactNode, UIEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/generated/icons.ts'
import type { ComboboxOption } from './combobox-option.ts'

const row =
  'sk:flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-2 sk:rounded-small sk:px-3 sk:py-1.5 sk:select-none sk:aria-disabled:cursor-not-allowed sk:aria-disabled:text-text-muted sk:aria-selected:font-semibold sk:data-active:bg-primary-soft sk:data-active:text-on-primary-soft sk:not-aria-disabled:hover:bg-subtle sk:data-active:not-aria-disabled:hover:bg-primary-soft sk:forced:data-active:outline-2 sk:forced:data-active:-outline-offset-2 sk:forced:data-active:outline-[Highlight]'

export interface ComboboxListProps {
  list: {
    readonly id: string
    /** The number of options that are drawn; more are added when the active one comes near the end. */
    readonly drawn: number
    readonly active: number
    readonly drawMore: () => void
  }
  /** The id of the element that names the list. */
  labelledBy: string
  options: readonly ComboboxOption[]
  isChosen: (value: string) => boolean
  /** True if several options can be selected. */
  multiple: boolean
  onChoose: (option: ComboboxOption) => void
}

/** Returns the element id of an option in a combobox list. */
export const optionId = (list: string, index: number): string => `${list}-${index}`

export function ComboboxList({
  list: { id, drawn, active, drawMore },
  labelledBy,
  options,
  isChosen,
  multiple,
  onChoose,
}: ComboboxListProps): ReactNode {
  const watch = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    if (currentTarget.scrollTop + 2 * currentTarget.clientHeight > currentTarget.scrollHeight) drawMore()
  }
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      data-scrolls
      className="sk:max-h-[min(20rem,var(--sk-room))] sk:overflow-y-auto sk:overscroll-contain sk:p-1"
      onScroll={watch}
    >
      {options.slice(0, drawn).map((option, index) => (
        // The keyboard acts on the input, which refers to the active option by `aria-activedescendant`.
        <div
          key={option.value}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={isChosen(option.value)}
          aria-disabled={option.disabled}
          aria-setsize={options.length}
          aria-posinset={index + 1}
          data-active={index === active ? '' : undefined}
          className={row}
          onPointerDown={(event) => event.preventDefault()}
          onClickCapture={() => onChoose(option)}
        >
          <span className="sk:grid sk:min-w-0 sk:flex-1">
            <span className="sk:[unicode-bidi:plaintext]">{option.label}</span>
            {option.hint && <span className="sk:text-small sk:font-normal">{option.hint}</span>}
          </span>
          {isChosen(option.value) && <Icon of={checkIcon} />}
        </div>
      ))}
    </div>
  )
}
