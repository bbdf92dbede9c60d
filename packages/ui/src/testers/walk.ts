import { waitFor } from '@testing-library/dom'
import { press } from './keys.ts'
import type { LogicalKey } from './keys.ts'
import { TesterError } from './tester-error.ts'
import type { TestUser } from './user.ts'

/**
 * Returns the element with keyboard focus: the focused one, or the one that its `aria-activedescendant`
 * names.
 */
export function keyboardFocus(): Element | null {
  const { activeElement } = document
  const spokenFor = activeElement?.getAttribute('aria-activedescendant')
  return spokenFor ? document.getElementById(spokenFor) : activeElement
}

/** Presses a key and waits until the keyboard focus has moved; Radix moves it in a timeout. */
export async function pressAndMove(user: TestUser, key: LogicalKey): Promise<Element> {
  const before = keyboardFocus()
  await press(user, key)
  return waitFor(() => {
    const now = keyboardFocus()
    if (!now || now === before) throw new TesterError(`${key} moved nowhere.`)
    return now
  })
}

/** Presses a key until the keyboard focus reaches the target, at most `most` times. */
export async function moveFocusTo(
  user: TestUser,
  target: Element,
  key: LogicalKey,
  most: number,
): Promise<void> {
  for (let presses = 0; keyboardFocus() !== target; presses++) {
    if (presses >= most)
      throw new TesterError(
        `${key}, pressed ${most} times, did not reach “${target.textContent?.trim() ?? ''}”.`,
      )
    await pressAndMove(user, key)
  }
}
