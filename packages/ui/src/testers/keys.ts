import type { TestUser } from './user.ts'

export type ReadingDirection = 'rtl' | 'ltr'

/** `Next` and `Previous` are arrow keys in reading order: in Arabic the next item is to the left. */
export type LogicalKey =
  | 'Tab'
  | 'ShiftTab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Next'
  | 'Previous'
  | 'Up'
  | 'Down'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'AltUp'
  | 'AltDown'
  | 'Backspace'
  | 'Delete'

/** Returns the text direction of an element, as the nearest `dir` sets it. */
export const directionOf = (element: Element): ReadingDirection =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'

/** Returns the real key (`KeyboardEvent.key`) of a logical one. */
export function physicalKey(key: LogicalKey, dir: ReadingDirection): string {
  switch (key) {
    case 'Next':
      return dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    case 'Previous':
      return dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    case 'Up':
      return 'ArrowUp'
    case 'AltUp':
      return 'Alt+ArrowUp'
    case 'Down':
      return 'ArrowDown'
    case 'AltDown':
      return 'Alt+ArrowDown'
    default:
      return key
  }
}

/** Presses a key on the focused element. `Next` and `Previous` follow the direction of that element. */
export async function press(user: TestUser, key: LogicalKey, dir?: ReadingDirection): Promise<void> {
  if (key === 'Tab' || key === 'ShiftTab') {
    await user.tab({ shift: key === 'ShiftTab' })
    return
  }
  const name = physicalKey(key, dir ?? directionOf(document.activeElement ?? document.documentElement))
  if (name.startsWith('Alt+')) await user.keyboard(`{Alt>}{${name.slice('Alt+'.length)}}{/Alt}`)
  else await user.keyboard(name === 'Space' ? ' ' : `{${name}}`)
}
