/// <reference types="vite/client" />
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduce'
})

/** One picture per matrix story and mode; the mode is the test project's name, so it is the folder's. */
afterEach(async ({ task }) => {
  // Storybook gives every story its own viewport; here the mode says how wide, and the story how tall
  const width = Number(import.meta.env['VITE_SB_WIDTH'])
  await page.viewport(width, 900)
  await page.viewport(width, Math.max(900, document.documentElement.scrollHeight))
  await document.fonts.ready
  const story = `${task.file.name.split('/').at(-2) ?? 'story'}-${task.name.toLowerCase().replaceAll(' ', '-')}`
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story, {
    // a share of the picture hides a shift of a few pixels; a count does not
    comparatorOptions: { allowedMismatchedPixels: 25 },
  })
})
