import type { Page } from '@playwright/test'

/** Opens the menu with the further actions of an order card. */
export async function openMoreActions(page: Page, say: (words: { ar: string; en: string }) => string) {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${say({ ar: 'إجراءات أخرى', en: 'More actions' })}:`) })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return button
}
