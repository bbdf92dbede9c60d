import type { ComponentProps, ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the site. For other URLs use a plain link. */
  to: To
  state?: unknown
  replace?: boolean
}

/**
 * A link within the site. It is smaller than the router's own link, whose prefetching of data and
 * modules this site does not use.
 */
export function Link({ to, state, replace = false, target, onClick, children, ...rest }: Props) {
  const options = { state, ...(target !== undefined && { target }) }
  const follow = useLinkClickHandler(to, { ...options, replace })
  // A second press before navigation replaces the entry, so that Back is one step.
  const again = useLinkClickHandler(to, { ...options, replace: true })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        if (event.currentTarget.href === globalThis.location.href) again(event)
        else follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** A link outside the router (a map, a mailbox, a popup), for the slots of the kit. */
export const PlainLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>
