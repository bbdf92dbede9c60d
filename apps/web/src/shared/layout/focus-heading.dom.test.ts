import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { focusHeading } from './focus-heading.ts'

const place = document.createElement('main')
place.tabIndex = -1
const title = (text: string) => {
  const heading = document.createElement('h1')
  heading.textContent = text
  return heading
}
const focused = () => document.activeElement?.textContent

beforeEach(() => document.body.append(place))
afterEach(() => {
  place.remove()
  place.replaceChildren()
})

test('the focus waits for the heading, and follows one that replaces it', async () => {
  focusHeading(place, 'h1')
  expect(document.activeElement).toBe(place)
  place.append(title('Welcome'))
  await vi.waitFor(() => expect(focused()).toBe('Welcome'))
  place.replaceChildren(title('Your next visit'))
  await vi.waitFor(() => expect(focused()).toBe('Your next visit'))
})

test('a heading that appears once the customer is elsewhere leaves the focus there', async () => {
  const button = document.createElement('button')
  place.append(title('Welcome'), button)
  focusHeading(place, 'h1')
  button.focus()
  place.append(document.createElement('p'))
  await Promise.resolve()
  place.querySelector('h1')?.replaceWith(title('Your next visit'))
  await Promise.resolve()
  expect(document.activeElement).toBe(button)
})
