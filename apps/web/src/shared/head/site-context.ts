import { createContext, use } from 'react'

/**
 * The origin of the site as the server knows it, because canonical and hreflang links need full URLs, and
 * the day the page was prerendered.
 */
export const SiteContext = createContext({ origin: '', day: '' })
export const useSite = () => use(SiteContext)
