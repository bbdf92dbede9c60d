import { createElement } from 'react'
import type { ReactNode } from 'react'
import { Code } from '../components/code/code.tsx'
import { chevronDownIcon } from '../components/icon/generated/icons.ts'
import { Icon } from '../components/icon/icon.tsx'
import { Skeleton } from '../components/skeleton/skeleton.tsx'
import { classes } from './class-names.ts'
import { OwnText } from './own-text.tsx'
import type { RootProps } from './root-props.ts'

interface CollapsibleRowProps extends RootProps {
  as: 'div' | 'li' | 'article'
  level: 2 | 3 | 4
  title: string
  number: string
  /** The day, shown after the number. */
  when?: ReactNode
  badge: ReactNode
  /** What the customer waits for, on a line of its own. */
  note?: ReactNode
  /** The last reply, shown in at most two lines while the row is closed. */
  reply?: string | null | undefined
  defaultOpen: boolean
  /** The details, shown once the row is opened. */
  children: ReactNode
}

/** A card as one row of a list: what it is about and its state. Pressing it opens the details below. */
export function CollapsibleRow({
  as,
  level,
  title,
  number,
  when,
  badge,
  note,
  reply,
  defaultOpen,
  className,
  children,
  ...rest
}: CollapsibleRowProps): ReactNode {
  return createElement(
    as,
    {
      ...rest,
      'data-print': 'whole',
      className: classes('sk:@container sk:min-w-0 sk:bg-surface sk:text-text sk:wrap-anywhere', className),
    },
    <details open={defaultOpen} className="sk:group/section">
      <summary className="sk:flex sk:min-h-18 sk:cursor-pointer sk:list-none sk:items-center sk:gap-3 sk:px-4 sk:py-2.5 sk:-outline-offset-2 sk:hover:bg-subtle sk:[&::-webkit-details-marker]:hidden">
        <span className="sk:flex sk:min-w-0 sk:flex-1 sk:flex-wrap sk:items-center sk:gap-x-2 sk:gap-y-0.5 sk:@md:grid sk:@md:grid-cols-[minmax(0,1fr)_auto_auto] sk:@md:gap-x-4">
          {createElement(
            `h${level}`,
            { className: 'sk:m-0 sk:basis-full sk:text-body/6 sk:font-semibold sk:text-text' },
            title,
          )}
          <span className="sk:inline-flex sk:@md:col-start-2 sk:@md:row-span-3 sk:@md:row-start-1">
            {badge}
          </span>
          <span className="sk:text-small/5 sk:text-text-muted sk:@md:col-start-1 sk:@md:row-start-2">
            <Code value={number} />
            {when && <> · {when}</>}
          </span>
          {reply && (
            <span className="sk:line-clamp-2 sk:basis-full sk:text-small/5 sk:group-open/section:hidden sk:@md:col-start-1 sk:@md:row-start-3">
              <OwnText>{reply}</OwnText>
            </span>
          )}
          {note && (
            <span className="sk:basis-full sk:text-small/5 sk:text-on-accent-soft sk:@md:col-start-1 sk:@md:row-start-3">
              {note}
            </span>
          )}
        </span>
        <Icon
          of={chevronDownIcon}
          size="md"
          className="sk:shrink-0 sk:text-text-muted sk:transition-transform sk:group-open/section:rotate-180 sk:print:hidden"
        />
      </summary>
      <div className="sk:grid sk:gap-3 sk:px-4 sk:pt-1 sk:pb-5">{children}</div>
    </details>,
  )
}

/** The skeleton of a row. */
export const CollapsibleRowSkeleton = ({
  as,
  className,
  ...rest
}: Pick<CollapsibleRowProps, 'as'> & RootProps): ReactNode =>
  createElement(
    as,
    { ...rest, className: classes('sk:grid sk:min-h-18 sk:content-center sk:gap-2 sk:px-4', className) },
    <Skeleton width="half" />,
    <Skeleton width="third" className="sk:text-small" />,
  )
