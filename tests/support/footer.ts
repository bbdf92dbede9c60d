import type { Locator, Page } from '@playwright/test'

/** Returns the toggle of a footer section. On a desktop there is none and the links are visible. */
export const footerToggle = (page: Page, section: string): Locator =>
  page.getByRole('contentinfo').locator('summary', { hasText: section })

/** Returns a link of the footer, after opening its section if it is collapsed. */
export async function footerLink(page: Page, section: string, name: string): Promise<Locator> {
  const toggle = footerToggle(page, section)
  if (await toggle.isVisible()) await toggle.click()
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}
