import { waitFor, within } from '@testing-library/dom'
import { press } from './keys.ts'
import { TesterError } from './tester-error.ts'
import type { TestUser } from './user.ts'
import { pressAndMove } from './walk.ts'

/**
 * Replaces the text of a text, number or phone field and leaves it, which is when the field formats its
 * text.
 */
export async function fill(user: TestUser, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
}

const digitsOf = { latin: '0123456789', arabic: '٠١٢٣٤٥٦٧٨٩', persian: '۰۱۲۳۴۵۶۷۸۹' } as const

/** Types a number into a `NumberField`, in the digits of one of three scripts. */
export async function typeNumber(
  user: TestUser,
  field: HTMLElement,
  value: number | string,
  digits: keyof typeof digitsOf = 'latin',
): Promise<void> {
  await fill(
    user,
    field,
    String(value).replaceAll(/\d/g, (digit) => digitsOf[digits][Number(digit)] ?? digit),
  )
}

/**
 * Presses a `Stepper` up (or down, if negative) a number of times, as far as its limits allow, and
 * returns its value.
 */
export async function stepBy(user: TestUser, spinner: HTMLElement, times: number): Promise<number> {
  spinner.focus()
  for (let presses = 0; presses < Math.abs(times); presses++) await press(user, times < 0 ? 'Down' : 'Up')
  return Number(spinner.getAttribute('aria-valuenow'))
}

const day = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day
const focusedDay = (): string | undefined => document.activeElement?.getAttribute('data-day') ?? undefined

/** Opens the calendar of a `DatePicker`, given its text field, and waits until a day has focus. */
export async function openCalendar(user: TestUser, field: HTMLElement): Promise<void> {
  if (focusedDay()) return
  const button = field.parentElement && within(field.parentElement).queryByRole('button')
  if (!button) throw new TesterError('No button of a calendar stands beside the field.')
  button.focus()
  await press(user, 'Enter')
  await waitFor(() => {
    if (!focusedDay()) throw new TesterError('No day of the calendar has taken the focus.')
  })
}

/**
 * Picks a day, `YYYY-MM-DD`, in the calendar of a `DatePicker` by keyboard: months with the Page keys,
 * weeks with up and down, days with left and right, in either calendar.
 */
export async function pickDate(user: TestUser, field: HTMLElement, iso: string): Promise<void> {
  await openCalendar(user, field)
  for (let presses = 0; presses < 400; presses++) {
    const at = focusedDay()
    if (!at) throw new TesterError('The focus left the calendar.')
    const ahead = daysBetween(at, iso)
    if (ahead === 0) break
    const far = Math.abs(ahead)
    if (far > 31) await pressAndMove(user, ahead > 0 ? 'PageDown' : 'PageUp')
    else if (far >= 7) await pressAndMove(user, ahead > 0 ? 'Down' : 'Up')
    else await pressAndMove(user, ahead > 0 ? 'Next' : 'Previous')
  }
  if (focusedDay() !== iso) throw new TesterError(`${iso} was not reached.`)
  if (document.activeElement?.getAttribute('aria-disabled'))
    throw new TesterError(`${iso} cannot be chosen: ${document.activeElement?.textContent ?? ''}`)
  await press(user, 'Enter')
  await waitFor(() => {
    if (focusedDay()) throw new TesterError('The calendar is still open.')
  })
}
