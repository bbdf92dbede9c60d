'use client'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Announcement } from '../../internal/announcement.tsx'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { innerButtonClass } from '../../internal/inner-button.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { nameBlur } from '../../internal/name-blur.ts'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon, closeIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { ComboboxPanel } from './combobox-panel.tsx'
import { isSameFoldedText, createSearch } from './search.ts'
import { useComboboxList } from './use-combobox-list.ts'

export interface ComboboxProps extends CommonFieldProps, ControlRefProps<HTMLInputElement> {
  /** The options; with `onSearch`, the results of the search. */
  options: readonly ComboboxOption[]
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** Called with the chosen value, or with `null` when the field is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined
  /**
   * The text in the input: what is typed, or the label of the selected option. Pass it to control
   * the text.
   */
  inputValue?: string | undefined
  onInputValueChange?: ((text: string) => void) | undefined
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
  /** The label of `value`. Pass it if the option may be missing from `options`. */
  valueLabel?: string | undefined
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

/** Selects one of many options by typing in either language. It follows the ARIA 1.2 combobox pattern. */
export function Combobox({
  options,
  value,
  defaultValue = null,
  onValueChange,
  inputValue,
  onInputValueChange,
  onSearch,
  loading = false,
  failed = false,
  onRetry,
  valueLabel = '',
  placeholder,
  name,
  disabled = false,
  ref,
  onBlur,
  ...frame
}: ComboboxProps): ReactNode {
  const { strings, format } = useKit('Combobox')
  const words = strings.combobox
  const box = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useForwardedRef(input, ref)
  const blur = nameBlur(onBlur, name)
  const [chosen, choose, putBack] = useControllableValue(value, defaultValue, onValueChange)
  const [known, setKnown] = useState<ComboboxOption>()
  const [typed, setTyped] = useState<string | null>(null)
  /**
   * True if Enter was pressed while the options were loading. The first result is then chosen as
   * soon as they arrive.
   */
  const awaited = useRef(false)

  const search = useMemo(() => createSearch(options), [options])
  // The text of a controlled input counts as a query only while the customer types.
  const query = typed === null ? null : (inputValue ?? typed)
  const found = onSearch || query === null ? options : search(query)
  const list = useComboboxList(found.length, disabled, input)
  const label =
    options.find((option) => option.value === chosen)?.label ??
    (known?.value === chosen ? known?.label : undefined) ??
    (chosen === null ? '' : valueLabel)
  const text = inputValue ?? query ?? label
  const clearable = text !== '' && !disabled
  const selectText = useEffectEvent(() => {
    const isPicked = known?.value === chosen
    if (typed === null && !isPicked && document.activeElement === input.current) input.current?.select()
  })
  // A value may arrive while the field has focus. Its label is selected, so that typing replaces it.
  useEffect(() => selectText(), [label])
  const listed = list.shown && found.length > 0 && !failed

  const write = (next: string): void => {
    if (next !== text) onInputValueChange?.(next)
  }
  /** Ends the search: the field shows the label of the selected option again. */
  const hide = (next = label): void => {
    list.hide()
    setTyped(null)
    write(next)
    awaited.current = false
    if (query !== null) onSearch?.('')
  }
  const take = (option: ComboboxOption): void => {
    if (option.disabled) return
    setKnown(option)
    choose(option.value)
    hide(option.label)
  }
  const takeAwaited = useEffectEvent(() => {
    const isAwaited = awaited.current
    awaited.current = false
    const [first] = found
    if (isAwaited && first && !failed) take(first)
    else if (isAwaited && !list.shown) hide()
  })
  useEffect(() => {
    if (!loading) takeAwaited()
  }, [loading])
  const clear = (): void => {
    choose(null)
    hide('')
    input.current?.focus()
  }
  const type = (next: string): void => {
    awaited.current = false
    setTyped(next)
    write(next)
    onSearch?.(next)
    list.show(next ? 0 : -1)
  }
  const step = (by: 1 | -1): void =>
    list.step(
      by,
      found.findIndex((option) => option.value === chosen),
    )
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey && event.key === 'ArrowUp') hide()
      else step(event.key === 'ArrowDown' ? 1 : -1)
    }
    // Escape clears the field, unless it has just closed the panel or a window around the field.
    if (event.key === 'Escape' && !list.shown && text !== '' && !event.defaultPrevented) clear()
    const option = found[list.active]
    if (event.key === 'Enter' && list.shown) {
      event.preventDefault()
      // While the results are loading, the list is empty or belongs to an earlier query, so the
      // choice waits for them.
      if (loading && (onSearch || !option)) awaited.current = true
      else if (option) take(option)
    }
  }
  useFormReset(box, () => {
    hide(value === undefined ? options.find((option) => option.value === defaultValue)?.label : label)
    putBack()
  })
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    const whole =
      query && !awaited.current
        ? found.find((option) => !option.disabled && isSameFoldedText(option.label, query))
        : undefined
    if (query === '' && chosen !== null) choose(null)
    // The customer pressed Enter and left the field before the results arrived, so the query is
    // kept until the first result can be chosen.
    if (awaited.current) list.hide()
    else if (whole) take(whole)
    else hide(query === '' ? '' : label)
    blur(event)
  }

  const state = loading ? words.loading : failed ? words.failed : format.count(words.found, found.length)

  return (
    <Field {...frame}>
      {(control) => (
        <div className="sk:relative sk:min-w-0" onBlur={leave}>
          <span
            ref={box}
            className={classes(controlBox({ invalid: Boolean(frame.error) }), 'sk:scroll-mt-16')}
          >
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              aria-expanded={listed}
              aria-controls={listed ? list.id : undefined}
              aria-autocomplete="list"
              aria-activedescendant={list.activeId}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={text}
              className={classes(controlInput, 'sk:[unicode-bidi:plaintext]')}
              onChange={(event) => type(event.target.value)}
              onFocus={(event) => event.target.select()}
              onClick={() => {
                if (!list.shown) step(1)
              }}
              onKeyDown={press}
            />
            {clearable && (
              // Tab skips the button, because Escape in the field does the same.
              <button
                type="button"
                tabIndex={-1}
                aria-label={words.clear}
                className={innerButtonClass}
                onClick={clear}
              >
                <Icon of={closeIcon} />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              disabled={disabled}
              className={classes(innerButtonClass, clearable && 'sk:ms-1')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                if (list.shown) hide()
                else step(1)
              }}
            >
              <Icon of={chevronDownIcon} size="md" />
            </button>
          </span>
          {name && <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />}
          <Announcement text={list.shown ? state : ''} />
          {list.shown && (
            <ComboboxPanel
              anchor={box}
              list={list}
              labelledBy={`${control.id}-label`}
              options={found}
              isChosen={(each) => each === chosen}
              loading={loading}
              failed={failed}
              onRetry={onRetry}
              searched={Boolean(query)}
              onChoose={take}
              onClose={(by) => {
                // If Enter was pressed before the results arrived, a press elsewhere closes only
                // the panel, so that the first result can still be chosen.
                if (by === 'press' && awaited.current) list.hide()
                else hide()
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
