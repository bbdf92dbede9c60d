import type { TestUser } from './user.ts'

export type Direction = 'rtl' | 'ltr'

/** `Next` and `Previous` are arrows in reading order: in Arabic the next thing is to the left. */
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

/** The direction an element reads in, as the nearest `dir` says. */
export const directionOf = (element: Element): Direction =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'

/** The name of the real key (`KeyboardEvent.key`) behind a logical one. */
export function physicalKey(key: LogicalKey, dir: Direction): string {
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

/** Presses a key where the focus is, `Next` and `Previous` in the direction that place reads in. */
export async function press(user: TestUser, key: LogicalKey, dir?: Direction): Promise<void> {
  if (key === 'Tab' || key === 'ShiftTab') {
    await user.tab({ shift: key === 'ShiftTab' })
    return
  }
  const name = physicalKey(key, dir ?? directionOf(document.activeElement ?? document.documentElement))
  if (name.startsWith('Alt+')) await user.keyboard(`{Alt>}{${name.slice('Alt+'.length)}}{/Alt}`)
  else await user.keyboard(name === 'Space' ? ' ' : `{${name}}`)
}
