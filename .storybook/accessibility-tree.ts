/// <reference types="vite/client" />
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const domain = String(import.meta.env['VITE_SB_DOMAIN']).split(' ')

/** What a screen reader is given of every state of every component of the product, in Arabic. */
afterEach(async ({ task }) => {
  const component = task.file.name.split('/').at(-2) ?? ''
  if (task.name !== 'Matrix' || !domain.includes(component)) return
  await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot()
})
