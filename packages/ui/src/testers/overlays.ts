import { waitFor, within } from '@testing-library/dom'
import { press } from './keys.ts'
import { TesterError } from './tester-error.ts'
import type { AccessibleName, TestUser } from './user.ts'

const windows = ['dialog', 'alertdialog'] as const

const shownWindow = (): HTMLElement | undefined =>
  windows.flatMap((role) => within(document.body).queryAllByRole(role)).at(-1)

/** Presses the opener of a `Dialog`, `AlertDialog` or `Drawer` and returns the window once it has focus. */
export async function openDialog(user: TestUser, opener: HTMLElement): Promise<HTMLElement> {
  opener.focus()
  await user.click(opener)
  return waitFor(() => {
    const shown = shownWindow()
    if (!shown?.contains(document.activeElement)) throw new TesterError('No window has taken the focus.')
    return shown
  })
}

/** Closes the topmost window by Escape or by a named button, and waits until it is gone. */
export async function closeDialog(user: TestUser, button?: AccessibleName): Promise<void> {
  const shown = shownWindow()
  if (!shown) throw new TesterError('No window is open.')
  if (button === undefined) await press(user, 'Escape')
  else await user.click(within(shown).getByRole('button', { name: button }))
  await waitFor(() => {
    if (shown.isConnected) throw new TesterError('The window is still open.')
  })
}
