import { createContext, use } from 'react'

/** Where the site stands, as the server says: canonical and hreflang links must be whole URLs. */
export const SiteContext = createContext({ origin: '' })
export const useSite = () => use(SiteContext)
