import type { Page } from '@playwright/test'

/** Opens the menu with the further actions of an order or a contract: the one with this number, or the only one. */
export async function openMoreActions(
  page: Page,
  say: (words: { ar: string; en: string }) => string,
  number = '',
) {
  const button = page.getByRole('main').getByRole('button', {
    name: new RegExp(`^${say({ ar: 'إجراءات أخرى', en: 'More actions' })}: ${number}`),
  })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return button
}
