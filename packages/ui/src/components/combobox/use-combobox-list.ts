'use client'
import { useId, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { optionId } from './combobox-list.tsx'

const atOnce = 60

/** The state of the list of options of a combobox. */
export interface ComboboxListState {
  readonly id: string
  readonly shown: boolean
  /** The index of the active option, or -1 if none is active. */
  readonly active: number
  readonly activeId: string | undefined
  /** The number of options that are drawn; more are added when the active one comes near the end. */
  readonly drawn: number
  readonly drawMore: () => void
  readonly show: (at: number) => void
  readonly hide: () => void
  /** Moves to the next or the previous option and wraps around. A closed list opens at `chosen`. */
  readonly step: (by: 1 | -1, chosen: number) => void
}

/**
 * The state of a list below an input that keeps the focus: whether it is open, and which option is active.
 */
export function useComboboxList(
  count: number,
  disabled: boolean,
  input: RefObject<HTMLInputElement | null>,
): ComboboxListState {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [drawn, setDrawn] = useState(atOnce)
  const shown = open && !disabled
  const show = (at: number): void => {
    setActive(at)
    setDrawn(Math.max(atOnce, at + 1))
    setOpen(true)
  }
  const step = (by: 1 | -1, chosen: number): void => {
    if (!shown) return show(Math.max(chosen, 0))
    if (count === 0) return
    const from = active < 0 && by < 0 ? 0 : active
    const next = (from + by + count) % count
    setActive(next)
    if (next + 10 > drawn) setDrawn(next + atOnce)
  }
  const activeId = shown && active >= 0 && active < count ? optionId(id, active) : undefined
  useLayoutEffect(() => {
    if (activeId) input.current?.ownerDocument.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, input])
  return {
    id,
    shown,
    active,
    activeId,
    drawn,
    drawMore: () => setDrawn((before) => Math.min(before + atOnce, count)),
    show,
    hide: () => {
      setOpen(false)
      setActive(-1)
    },
    step,
  }
}
