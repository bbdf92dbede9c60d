import type { Locator, Page } from '@playwright/test'

/** The toggle of a footer's section; on a desktop there is none and the links stand open. */
export const footerToggle = (page: Page, section: string): Locator =>
  page.getByRole('contentinfo').locator('summary', { hasText: section })

/** A link of the footer, its section unfolded first where it is folded. */
export async function footerLink(page: Page, section: string, name: string): Promise<Locator> {
  const toggle = footerToggle(page, section)
  if (await toggle.isVisible()) await toggle.click()
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}
