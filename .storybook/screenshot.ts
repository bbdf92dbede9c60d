import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduce'
})

/** One picture per matrix story and mode; the mode is the test project's name, so it is the folder's. */
afterEach(async ({ task }) => {
  await document.fonts.ready
  const story = `${task.file.name.split('/').at(-2) ?? 'story'}-${task.name.toLowerCase().replaceAll(' ', '-')}`
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story, {
    // a share of the picture hides a shift of a few pixels; a count does not
    comparatorOptions: { allowedMismatchedPixels: 25 },
  })
})
