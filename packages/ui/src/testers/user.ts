/** What a tester needs of a user: an instance of `@testing-library/user-event`, or Storybook's `userEvent`, is one. */
export interface TestUser {
  click: (element: Element) => Promise<unknown>
  keyboard: (text: string) => Promise<unknown>
  type: (element: Element, text: string) => Promise<unknown>
  clear: (element: Element) => Promise<unknown>
  tab: (options?: { shift?: boolean }) => Promise<unknown>
}

/** An accessible name, whole or by pattern. */
export type Name = string | RegExp
