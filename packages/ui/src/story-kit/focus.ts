import { expect, userEvent } from 'storybook/test'

/**
 * Focuses the first control of a matrix by the keyboard, so that its ring is in the picture, and leaves room
 * around the matrix, so that the ring is whole.
 */
export async function focusFirstControl({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const matrix = canvasElement.firstElementChild
  if (matrix instanceof HTMLElement) matrix.style.padding = '0.5rem'
  await userEvent.tab()
  const focused = canvasElement.querySelector(':focus-visible')
  await expect(focused).not.toBeNull()
}
