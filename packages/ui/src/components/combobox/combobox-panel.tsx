'use client'
import type { ReactNode, RefObject } from 'react'
import { AnchoredPanel } from '../../internal/anchored-panel.tsx'
import { Button } from '../button/button.tsx'
import { useKit } from '../provider/context.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import type { ComboboxListState } from './use-combobox-list.ts'

export interface ComboboxPanelProps {
  anchor: RefObject<HTMLElement | null>
  list: ComboboxListState
  /** The id of the element that names the list. */
  labelledBy: string
  options: readonly ComboboxOption[]
  isChosen: (value: string) => boolean
  multiple?: boolean
  loading: boolean
  failed: boolean
  onRetry: (() => void) | undefined
  /**
   * True if something is typed. An empty list then says that nothing matches, otherwise that there
   * are no options.
   */
  searched: boolean
  onChoose: (option: ComboboxOption) => void
  onClose: (by: 'escape' | 'press') => void
}

/** The panel below the input: the options, or the reason why there are none. */
export function ComboboxPanel({
  anchor,
  list,
  labelledBy,
  options,
  isChosen,
  multiple = false,
  loading,
  failed,
  onRetry,
  searched,
  onChoose,
  onClose,
}: ComboboxPanelProps): ReactNode {
  const { strings } = useKit('Combobox')
  const words = strings.combobox
  const listed = options.length > 0 && !failed
  return (
    <AnchoredPanel anchor={anchor} sameWidth onClose={onClose}>
      {listed && (
        <ComboboxList
          list={list}
          labelledBy={labelledBy}
          options={options}
          isChosen={isChosen}
          multiple={multiple}
          onChoose={onChoose}
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
            {loading ? words.loading : failed ? words.failed : searched ? words.nothing : words.none}
          </span>
          {failed && onRetry && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {strings.errorState.retry}
            </Button>
          )}
        </div>
      )}
    </AnchoredPanel>
  )
}
