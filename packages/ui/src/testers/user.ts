/**
 * The user that a tester needs: an instance of `@testing-library/user-event`, or the `userEvent` of
 * Storybook.
 */
export interface TestUser {
  click: (element: Element) => Promise<unknown>
  keyboard: (text: string) => Promise<unknown>
  type: (element: Element, text: string) => Promise<unknown>
  clear: (element: Element) => Promise<unknown>
  tab: (options?: { shift?: boolean }) => Promise<unknown>
}

/** An accessible name, in full or as a pattern. */
export type AccessibleName = string | RegExp
