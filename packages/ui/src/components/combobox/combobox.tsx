'use client'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { AnchoredPanel } from '../../internal/anchored-panel.tsx'
import { classes } from '../../internal/class-names.ts'
import type { ControlRef, FieldFrame } from '../../internal/field-props.ts'
import { innerButton } from '../../internal/inner-button.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import { useHandOn } from '../../internal/use-hand-on.ts'
import { useOwnValue } from '../../internal/use-own-value.ts'
import { Button } from '../button/button.tsx'
import { controlBox, controlInput } from '../field/control.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon, closeIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import { ComboboxList, optionId } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { isSame, searcher } from './search.ts'

export interface ComboboxProps extends FieldFrame, ControlRef<HTMLInputElement> {
  /** What can be chosen; with `onSearch`, what the search found. */
  options: readonly ComboboxOption[]
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** `null` when it was cleared. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** The caller searches: `options` are then shown as they come. Called with every change of the text. */
  onSearch?: ((query: string) => void) | undefined
  /** More options are on their way. */
  loading?: boolean | undefined
  /** They could not be had. */
  failed?: boolean | undefined
  onRetry?: (() => void) | undefined
  /** The name of `value` where it isn't among `options`. */
  valueLabel?: string | undefined
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const atOnce = 60

/** One of many, found by typing in either language. The list follows the ARIA 1.2 combobox pattern. */
export function Combobox({
  options,
  value,
  defaultValue = null,
  onValueChange,
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
  useHandOn(input, ref)
  const [chosen, choose, putBack] = useOwnValue(value, defaultValue, onValueChange)
  const [known, setKnown] = useState<ComboboxOption>()
  const [query, setQuery] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [drawn, setDrawn] = useState(atOnce)
  /** Enter was pressed before the options had come: the first that is found is meant. */
  const awaited = useRef(false)

  const search = useMemo(() => searcher(options), [options])
  const found = onSearch || query === null ? options : search(query)
  const label =
    options.find((option) => option.value === chosen)?.label ??
    (known?.value === chosen ? known?.label : undefined) ??
    (chosen === null ? '' : valueLabel)
  const text = query ?? label
  const shown = open && !disabled
  const listed = shown && found.length > 0 && !failed

  const show = (at: number): void => {
    setActive(at)
    setDrawn(Math.max(atOnce, at + 1))
    setOpen(true)
  }
  const hide = (): void => {
    setOpen(false)
    setQuery(null)
    setActive(-1)
    awaited.current = false
    if (query !== null) onSearch?.('')
  }
  const take = (option: ComboboxOption): void => {
    if (option.disabled) return
    setKnown(option)
    choose(option.value)
    hide()
  }
  const takeAwaited = useEffectEvent(() => {
    const isAwaited = awaited.current
    awaited.current = false
    const [first] = found
    if (isAwaited && first && !failed) take(first)
    else if (isAwaited && !open) hide()
  })
  useEffect(() => {
    if (!loading) takeAwaited()
  }, [loading])
  const clear = (): void => {
    choose(null)
    hide()
    input.current?.focus()
  }
  const type = (typed: string): void => {
    awaited.current = false
    setQuery(typed)
    onSearch?.(typed)
    show(typed ? 0 : -1)
  }
  const step = (by: 1 | -1): void => {
    if (!shown)
      return show(
        Math.max(
          found.findIndex((option) => option.value === chosen),
          0,
        ),
      )
    if (found.length === 0) return
    const from = active < 0 && by < 0 ? 0 : active
    const next = (from + by + found.length) % found.length
    setActive(next)
    if (next + 10 > drawn) setDrawn(next + atOnce)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey && event.key === 'ArrowUp') hide()
      else step(event.key === 'ArrowDown' ? 1 : -1)
    }
    // the first closes the list, as the panel hears it; in a window that is left by it nothing is cleared
    if (event.key === 'Escape' && !shown && text !== '' && !event.defaultPrevented) clear()
    const option = found[active]
    if (event.key === 'Enter' && shown) {
      event.preventDefault()
      // Nothing is listed yet, or what is listed may still answer an earlier text
      if (loading && (onSearch || !option)) awaited.current = true
      else if (option) take(option)
    }
  }
  useFormReset(box, () => {
    hide()
    putBack()
  })
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (query === '' && chosen !== null) choose(null)
    const whole = query && !awaited.current && found.find((option) => isSame(option.label, query))
    if (whole && !whole.disabled) {
      setKnown(whole)
      choose(whole.value)
    }
    // Left before the search has answered: its first result is still taken
    if (awaited.current) setOpen(false)
    else if (open) hide()
    else setQuery(null)
    onBlur?.(event)
  }

  const listId = useId()
  const activeId = shown && active >= 0 && found[active] ? optionId(listId, active) : undefined
  useLayoutEffect(() => {
    if (activeId) input.current?.ownerDocument.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

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
              aria-controls={listed ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={text}
              className={classes(controlInput, 'sk:[unicode-bidi:plaintext]')}
              onChange={(event) => type(event.target.value)}
              onFocus={(event) => event.target.select()}
              onClick={() => {
                if (!shown) step(1)
              }}
              onKeyDown={press}
            />
            {text !== '' && !disabled && (
              // not a stop of its own on the way through a form: Escape does the same
              <button
                type="button"
                tabIndex={-1}
                aria-label={words.clear}
                className={innerButton}
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
              className={classes(innerButton, text !== '' && !disabled && 'sk:ms-1')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                if (shown) hide()
                else step(1)
              }}
            >
              <Icon of={chevronDownIcon} size="md" />
            </button>
          </span>
          {name && <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />}
          <span aria-live="polite" className="sk:sr-only">
            {shown && state}
          </span>
          {shown && (
            <AnchoredPanel anchor={box} sameWidth onClose={hide}>
              {listed && (
                <ComboboxList
                  id={listId}
                  label={frame.label}
                  options={found}
                  drawn={drawn}
                  active={active}
                  value={chosen}
                  onChoose={take}
                  onNearEnd={() => setDrawn((before) => Math.min(before + atOnce, found.length))}
                />
              )}
              {(!listed || loading) && (
                <div className="sk:flex sk:min-h-touch sk:flex-wrap sk:items-center sk:gap-x-3 sk:gap-y-1 sk:px-4 sk:py-2 sk:text-text-muted">
                  {loading && (
                    <span
                      aria-hidden
                      className="sk:size-4 sk:shrink-0 sk:rounded-full sk:border-2 sk:border-current sk:border-e-transparent sk:motion-safe:animate-[sk-spin_0.8s_linear_infinite]"
                    />
                  )}
                  <span className="sk:min-w-0">
                    {loading ? words.loading : failed ? words.failed : query ? words.nothing : words.none}
                  </span>
                  {failed && onRetry && (
                    <Button variant="secondary" size="sm" onClick={onRetry}>
                      {strings.errorState.retry}
                    </Button>
                  )}
                </div>
              )}
            </AnchoredPanel>
          )}
        </div>
      )}
    </Field>
  )
}
