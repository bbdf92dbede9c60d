'use client'
import { useId, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { optionId } from './combobox-list.tsx'

const atOnce = 60

export interface OptionsState {
  readonly id: string
  readonly shown: boolean
  /** Where the keyboard stands; -1 is nowhere. */
  readonly active: number
  readonly activeId: string | undefined
  /** Only so many are drawn. */
  readonly drawn: number
  readonly drawMore: () => void
  readonly show: (at: number) => void
  readonly hide: () => void
  /** To the next or the one before, around the ends; a closed list opens at `chosen`. */
  readonly step: (by: 1 | -1, chosen: number) => void
}

/** The list below an input that keeps the focus: whether it is open, and which option the keyboard stands on. */
export function useOptions(
  count: number,
  disabled: boolean,
  input: RefObject<HTMLInputElement | null>,
): OptionsState {
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
