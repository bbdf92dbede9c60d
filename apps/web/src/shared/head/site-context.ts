import { createContext, use } from 'react'

/** Where the site stands, as the server says: canonical and hreflang links must be whole URLs. And the day its page was made. */
export const SiteContext = createContext({ origin: '', day: '' })
export const useSite = () => use(SiteContext)
