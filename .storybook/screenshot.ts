/// <reference types="vite/client" />
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduce'
})

/**
 * Takes one picture for each matrix story and mode. The test project and the folder of its pictures
 * are named after the mode.
 */
afterEach(async ({ task }) => {
  // Storybook gives every story its own viewport. Here the mode sets the width and the story the height.
  const width = Number(import.meta.env['VITE_SB_WIDTH'])
  await page.viewport(width, 900)
  await page.viewport(width, Math.max(900, document.documentElement.scrollHeight))
  await document.fonts.ready
  const story = `${task.file.name.split('/').at(-2) ?? 'story'}-${task.name.toLowerCase().replaceAll(' ', '-')}`
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story, {
    // Allows a fixed number of different pixels. A share of all pixels would hide a small shift in
    // a large picture.
    comparatorOptions: { allowedMismatchedPixels: 25 },
  })
})
