import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { KitStringText } from '../provider/string-text.tsx'

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** The `id` of the content. Give that element `tabIndex={-1}` so that it can receive focus. */
  target: string
  /** The text of the link. It defaults to "Skip to content". */
  children?: ReactNode
}

/** The first link that Tab reaches: it skips header and menus. It is hidden until it has focus. */
export function SkipLink({
  target,
  children = <KitStringText of="skipLink.toContent" />,
  className,
  ...rest
}: SkipLinkProps): ReactNode {
  if (isDevelopment && !target.trim())
    throw new KitError('SkipLink', 'has no target. Pass the `id` of the content.')
  return (
    <a
      {...rest}
      href={`#${target}`}
      className={classes(
        'sk:pointer-events-none sk:fixed sk:start-4 sk:top-4 sk:z-toast sk:inline-flex sk:min-h-touch sk:max-w-[calc(100%-2rem)] sk:-translate-y-[200%] sk:items-center sk:rounded-field sk:border sk:border-border sk:bg-raised sk:px-5 sk:py-2 sk:font-semibold sk:text-primary sk:opacity-0 sk:shadow-raised sk:wrap-anywhere sk:focus:pointer-events-auto sk:focus:translate-y-0 sk:focus:opacity-100 sk:motion-safe:transition-transform sk:print:hidden sk:forced:border-[CanvasText]',
        className,
      )}
    >
      {children}
    </a>
  )
}
