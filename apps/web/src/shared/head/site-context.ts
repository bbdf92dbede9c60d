import { createContext, use } from 'react'

/** Where the site stands (`SITE_URL`, at build): canonical and hreflang links must be whole addresses. */
export const SiteContext = createContext({ origin: '' })
export const useSite = () => use(SiteContext)
