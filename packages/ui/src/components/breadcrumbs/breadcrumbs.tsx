import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { chevronForwardIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Word } from '../provider/word.tsx'

export interface Breadcrumb {
  label: string
  /** An `<a>` or a router's link; the last one, the page itself, has none. */
  link?: SlotElement | undefined
}

export interface BreadcrumbsProps extends RootProps {
  items: readonly Breadcrumb[]
}

const isLast = (items: readonly Breadcrumb[], index: number): boolean => index === items.length - 1

/** Where this page stands, from the home page down. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps): ReactNode {
  const name = useId()
  if (isDevelopment && items.some(({ link }, index) => !link !== isLast(items, index)))
    throw new KitError(
      'Breadcrumbs',
      'all but the last want a `link`, and the last, the page itself, has none.',
    )
  return (
    <nav {...rest} aria-labelledby={name} className={classes('min-w-0 print:hidden', className)}>
      <span id={name} className="sr-only">
        <Word of="breadcrumbs.label" />
      </span>
      <ol className="m-0 flex list-none flex-wrap items-center gap-x-2 p-0 text-small wrap-anywhere">
        {items.map(({ label, link }, index) => (
          <li key={label} className="inline-flex min-w-0 items-center gap-2">
            {link ? (
              fillSlot(
                link,
                'inline-flex min-h-touch min-w-touch items-center rounded-small text-text-muted no-underline hover:text-text hover:underline',
                label,
              )
            ) : (
              <span
                aria-current="page"
                className="inline-flex min-h-touch items-center font-semibold text-text"
              >
                {label}
              </span>
            )}
            {!isLast(items, index) && <Icon of={chevronForwardIcon} size="sm" className="text-text-muted" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
