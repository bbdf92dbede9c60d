import type { ComponentProps } from 'react'

/** A link that leaves the site's pages (a map, a mailbox, a popup's address), for a component of the kit to fill. */
export const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>
