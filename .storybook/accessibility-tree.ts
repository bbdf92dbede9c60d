/// <reference types="vite/client" />
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const domain = String(import.meta.env['VITE_SB_DOMAIN']).split(' ')

/**
 * Compares the accessibility tree of every state of every product component, in Arabic, with its snapshot.
 */
afterEach(async ({ task }) => {
  const component = task.file.name.split('/').at(-2) ?? ''
  if (task.name !== 'Matrix' || !domain.includes(component)) return
  // What was said a moment ago, in another story too, is no state of this one.
  const announcer = document.querySelector('[data-announcer]')
  announcer?.setAttribute('aria-hidden', 'true')
  await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot()
  announcer?.removeAttribute('aria-hidden')
})
