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
  const follow = useLinkClickHandler(to, {
    state,
    replace,
    ...(target !== undefined && { target }),
  })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
