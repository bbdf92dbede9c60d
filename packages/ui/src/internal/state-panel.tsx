import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import type { RootProps } from './root-props.ts'

export interface StatePanelProps extends RootProps<HTMLDivElement> {
  illustration?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** The level that fits the page's outline. */
  level?: 1 | 2 | 3 | 4 | undefined
  role?: 'alert' | undefined
}

/** The shared shape of what a view shows instead of its content. */
export function StatePanel({
  illustration,
  title,
  text,
  action,
  level = 2,
  role,
  className,
  ...rest
}: StatePanelProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div
      {...rest}
      role={role}
      className={classes(
        'mx-auto flex max-w-reading flex-col items-center gap-3 px-4 py-10 text-center wrap-anywhere',
        className,
      )}
    >
      {illustration && <div className="mb-2 max-w-full">{illustration}</div>}
      <Heading className="m-0 text-title font-semibold text-balance text-text">{title}</Heading>
      {text && <div className="text-pretty text-text-muted">{text}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
