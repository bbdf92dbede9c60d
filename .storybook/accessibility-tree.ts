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
  await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot()
})
