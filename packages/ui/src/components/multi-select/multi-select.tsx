'use client'
import { useId, useMemo, useRef, useState } from 'react'
import { Announcement } from '../../internal/announcement.tsx'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { innerButtonClass } from '../../internal/inner-button.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { nameBlur } from '../../internal/name-blur.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import type { ComboboxOption } from '../combobox/combobox-option.ts'
import { ComboboxPanel } from '../combobox/combobox-panel.tsx'
import { isSameFoldedText, createSearch } from '../combobox/search.ts'
import { useComboboxList } from '../combobox/use-combobox-list.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon, closeIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'

export interface MultiSelectProps extends CommonFieldProps, ControlRefProps<HTMLInputElement> {
  /** The options; with `onSearch`, the results of the search. */
  options: readonly ComboboxOption[]
  /** The selected values, in the order of selection. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /**
   * Called when the typed text changes. If you pass it, you do the search, and all `options` are
   * shown.
   */
  onSearch?: ((query: string) => void) | undefined
  /** True while more options are loading. */
  loading?: boolean | undefined
  /** True when the options could not be loaded. */
  failed?: boolean | undefined
  onRetry?: (() => void) | undefined
  /** The labels of values that may be missing from `options`, by value. */
  valueLabels?: Readonly<Record<string, string>> | undefined
  /** Shown until something is selected. */
  placeholder?: string | undefined
  /** Each value is sent under this name, like the values of a group of checkboxes. */
  name?: string | undefined
  disabled?: boolean | undefined
}

const none: readonly string[] = []

/**
 * Selects several of many options by typing in either language. Each selected option is shown in the field
 * and can be removed.
 */
export function MultiSelect({
  options,
  value,
  defaultValue = none,
  onValueChange,
  onSearch,
  loading = false,
  failed = false,
  onRetry,
  valueLabels,
  placeholder,
  name,
  disabled = false,
  ref,
  onBlur,
  ...frame
}: MultiSelectProps): ReactNode {
  const { dir, strings, format } = useKit('MultiSelect')
  const words = strings.multiSelect
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useForwardedRef(input, ref)
  const blur = nameBlur(onBlur, name)
  const [chosen, choose, putBack] = useControllableValue(value, defaultValue, onValueChange)
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  const [query, setQuery] = useState('')
  const [news, setNews] = useState('')

  const search = useMemo(() => createSearch(options), [options])
  const found = onSearch ? options : search(query)
  const list = useComboboxList(found.length, disabled, input)
  const listed = list.shown && found.length > 0 && !failed
  const labelOf = (each: string): string =>
    options.find((option) => option.value === each)?.label ?? known[each] ?? valueLabels?.[each] ?? each
  const count = format.count(words.chosen, chosen.length)
  const countId = useId()

  const change = (next: readonly string[], said: string, label: string): void => {
    setNews(`${fillPlaceholders(said, { name: label })} ${format.count(words.chosen, next.length)}`)
    choose(next)
  }
  const write = (next: string): void => {
    if (next === query) return
    setQuery(next)
    onSearch?.(next)
  }
  const hide = (): void => {
    list.hide()
    write('')
  }
  const remove = (each: string): void =>
    change(
      chosen.filter((other) => other !== each),
      words.removed,
      labelOf(each),
    )
  const toggle = (option: ComboboxOption): void => {
    if (option.disabled) return
    setKnown((before) => ({ ...before, [option.value]: option.label }))
    if (chosen.includes(option.value)) remove(option.value)
    else change([...chosen, option.value], words.added, option.label)
    write('')
    // Choosing an option ends the search: the list shows all options, with the chosen one active.
    const whole = query === '' || !onSearch ? options : []
    list.show(whole.findIndex((each) => each.value === option.value))
  }

  const chips = (): readonly HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []),
  ]
  const towardsStart = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const towardsEnd = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const standAt = (at: number): void => {
    const each = chips()[at]
    ;(each ?? input.current)?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey && event.key === 'ArrowUp') hide()
      else
        list.step(
          event.key === 'ArrowDown' ? 1 : -1,
          found.findIndex((option) => chosen.includes(option.value)),
        )
    }
    if (event.key === 'Enter' && list.shown) {
      event.preventDefault()
      const option = found[list.active]
      if (option && !(loading && onSearch)) toggle(option)
    }
    const last = chosen.at(-1)
    if (query !== '' || last === undefined) return
    if (event.key === 'Backspace') remove(last)
    if (event.key === towardsStart) {
      event.preventDefault()
      list.hide()
      standAt(chosen.length - 1)
    }
  }
  const takeOut = (each: string, at: number): void => {
    remove(each)
    // The item is still drawn at this point. Focus moves on to the next item or the field, so that
    // it is not lost with the item.
    standAt(at + 1)
  }
  const pressChip = (event: KeyboardEvent, each: string, at: number): void => {
    const goals: Readonly<Record<string, number>> = {
      [towardsStart]: Math.max(at - 1, 0),
      [towardsEnd]: at + 1,
      Home: 0,
      End: chosen.length - 1,
    }
    const goal = goals[event.key]
    if (goal !== undefined) standAt(goal)
    else if (event.key === 'Backspace' || event.key === 'Delete') takeOut(each, at)
    else return
    event.preventDefault()
  }
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    const whole = query ? found.find((option) => isSameFoldedText(option.label, query)) : undefined
    if (whole && !whole.disabled && !chosen.includes(whole.value)) {
      setKnown((before) => ({ ...before, [whole.value]: whole.label }))
      change([...chosen, whole.value], words.added, whole.label)
    }
    hide()
    blur(event)
  }
  useFormReset(box, () => {
    hide()
    putBack()
  })

  const state = loading
    ? strings.combobox.loading
    : failed
      ? strings.combobox.failed
      : format.count(strings.combobox.found, found.length)

  return (
    <Field {...frame}>
      {(control) => (
        <div className="sk:relative sk:min-w-0" onBlur={leave}>
          <div
            ref={box}
            className={classes(controlBox({ invalid: Boolean(frame.error) }), 'sk:scroll-mt-16')}
          >
            <div
              className={classes(
                'sk:flex sk:min-w-0 sk:flex-1 sk:list-none sk:flex-wrap sk:items-center sk:gap-x-1.5',
                chosen.length > 0 && 'sk:-ms-2',
              )}
            >
              {chosen.length > 0 && (
                <ul aria-label={count} className="sk:contents">
                  {chosen.map((each, at) => (
                    <li key={each} className="sk:flex sk:min-w-0 sk:max-w-full">
                      {/* The touch target is 44 px high, although the visible part is lower. */}
                      <button
                        type="button"
                        data-chip
                        tabIndex={-1}
                        disabled={disabled}
                        aria-label={fillPlaceholders(words.remove, { name: labelOf(each) })}
                        className="sk:group sk:flex sk:min-h-touch sk:min-w-touch sk:max-w-full sk:cursor-pointer sk:items-center sk:border-0 sk:bg-transparent sk:p-0 sk:text-inherit sk:outline-none sk:disabled:cursor-not-allowed"
                        onKeyDown={(event) => pressChip(event, each, at)}
                        onClick={() => takeOut(each, at)}
                      >
                        <span className="sk:inline-flex sk:min-h-8 sk:min-w-0 sk:items-center sk:gap-1.5 sk:rounded-full sk:bg-primary-soft sk:px-3 sk:text-start sk:text-small sk:font-semibold sk:text-on-primary-soft sk:wrap-anywhere sk:group-hover:bg-subtle sk:group-focus-visible:outline-2 sk:group-focus-visible:outline-offset-1 sk:group-focus-visible:outline-focus sk:forced:border sk:forced:border-[CanvasText]">
                          <span className="sk:min-w-0 sk:[unicode-bidi:plaintext]">{labelOf(each)}</span>
                          <Icon of={closeIcon} size="sm" className="sk:shrink-0" />
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              <span className="sk:flex sk:min-h-touch sk:min-w-24 sk:flex-1">
                <input
                  {...control}
                  ref={input}
                  type="text"
                  role="combobox"
                  aria-expanded={listed}
                  aria-controls={listed ? list.id : undefined}
                  aria-autocomplete="list"
                  aria-activedescendant={list.activeId}
                  aria-describedby={
                    [control['aria-describedby'], chosen.length > 0 && countId].filter(Boolean).join(' ') ||
                    undefined
                  }
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={chosen.length === 0 ? placeholder : undefined}
                  disabled={disabled}
                  value={query}
                  className={classes(controlInput, 'sk:[unicode-bidi:plaintext]')}
                  onChange={(event) => {
                    write(event.target.value)
                    list.show(event.target.value ? 0 : -1)
                  }}
                  onClick={() => {
                    if (!list.shown) list.step(1, 0)
                  }}
                  onKeyDown={press}
                />
              </span>
            </div>
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              disabled={disabled}
              className={innerButtonClass}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                if (list.shown) hide()
                else list.step(1, 0)
              }}
            >
              <Icon of={chevronDownIcon} size="md" />
            </button>
          </div>
          {name &&
            chosen.map((each) => (
              <input key={each} type="hidden" name={name} value={each} disabled={disabled} />
            ))}
          <span id={countId} hidden>
            {count}
          </span>
          <Announcement text={news} />
          <Announcement text={list.shown && query !== '' ? state : ''} />
          {list.shown && (
            <ComboboxPanel
              anchor={box}
              list={list}
              labelledBy={`${control.id}-label`}
              options={found}
              isChosen={(each) => chosen.includes(each)}
              multiple
              loading={loading}
              failed={failed}
              onRetry={onRetry}
              searched={query !== ''}
              onChoose={toggle}
              onClose={hide}
            />
          )}
        </div>
      )}
    </Field>
  )
}
