/** The cookie of a session of the office; no script can read it. */
export const officeCookie = '__Host-sakina-office'

/** Its name on a developer's own machine, where no browser keeps a secure cookie over HTTP. */
export const officeCookieOnLoopback = 'sakina-office'
