import type { ComponentProps } from 'react'

/** A link outside the router (a map, a mailbox, a popup), for the slots of the kit. */
export const PlainLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>
