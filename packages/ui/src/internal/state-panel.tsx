import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import type { RootProps } from './root-props.ts'

export interface StatePanelProps extends Omit<RootProps<HTMLDivElement>, 'title' | 'role'> {
  illustration?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** The next action. */
  action?: ReactNode
  /** The heading level in the outline of the page. */
  level?: 1 | 2 | 3 | 4 | undefined
  role?: 'alert' | undefined
}

/** The shared layout of panels that replace the content of a view. */
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
        'sk:mx-auto sk:flex sk:max-w-reading sk:flex-col sk:items-center sk:gap-3 sk:px-4 sk:py-10 sk:text-center sk:wrap-anywhere',
        className,
      )}
    >
      {illustration && <div className="sk:mb-2 sk:max-w-full">{illustration}</div>}
      <Heading className="sk:m-0 sk:text-title sk:font-semibold sk:text-balance sk:text-text">
        {title}
      </Heading>
      {text && <div className="sk:text-pretty sk:text-text-muted">{text}</div>}
      {action && <div className="sk:mt-3 sk:flex sk:flex-wrap sk:justify-center sk:gap-3">{action}</div>}
    </div>
  )
}
