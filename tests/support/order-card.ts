import type { Page } from '@playwright/test'

/** The acts of an order beyond its first one stand behind a button on its card. */
export async function openMoreActions(page: Page, say: (words: { ar: string; en: string }) => string) {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${say({ ar: 'إجراءات أخرى', en: 'More actions' })}:`) })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return button
}
