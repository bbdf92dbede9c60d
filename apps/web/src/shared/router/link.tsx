import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A place of the site; another's address is a plain link. */
  to: To
  state?: unknown
  replace?: boolean
}

/** The router's own link can also fetch data and modules ahead of a visit, which this site does otherwise; that weighs more than this. */
export function Link({ to, state, replace = false, target, onClick, children, ...rest }: Props) {
  const options = { state, ...(target !== undefined && { target }) }
  const follow = useLinkClickHandler(to, { ...options, replace })
  // Pressed twice before the page has followed, it is one step back
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
