import type { KeyboardEvent } from 'react'

/**
 * Moves focus and selection among native radios with the arrow keys in reading order, because
 * browsers disagree about it in Arabic.
 */
export function moveAmongRadios(event: KeyboardEvent<HTMLElement>, dir: 'rtl' | 'ltr'): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    ArrowLeft: -1,
    ArrowRight: -1,
    [forward]: 1,
  }
  const step = steps[event.key]
  if (step === undefined) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')]
  const at = radios.findIndex((radio) => radio === event.target)
  event.preventDefault()
  const next = radios.at((at + step) % radios.length)
  next?.focus()
  next?.click()
}
