import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { keyOfLabel } from '../../internal/label-text.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { chevronForwardIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KitStringText } from '../provider/string-text.tsx'

export interface Breadcrumb {
  label: ReactNode
  /** An `<a>` or a router's link. Leave it out for the last item, which is the current page. */
  link?: SlotElement | undefined
}

export interface BreadcrumbsProps extends RootProps {
  items: readonly Breadcrumb[]
}

const isLast = (items: readonly Breadcrumb[], index: number): boolean => index === items.length - 1

/** The path from the home page to the current page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps): ReactNode {
  const name = useId()
  if (isDevelopment && items.some(({ link }, index) => !link !== isLast(items, index)))
    throw new KitError(
      'Breadcrumbs',
      'all but the last want a `link`, and the last, the page itself, has none.',
    )
  return (
    <nav {...rest} aria-labelledby={name} className={classes('sk:min-w-0 sk:print:hidden', className)}>
      <span id={name} className="sk:sr-only">
        <KitStringText of="breadcrumbs.label" />
      </span>
      <ol className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:items-center sk:gap-x-2 sk:p-0 sk:text-small sk:wrap-anywhere">
        {items.map(({ label, link }, index) => (
          <li key={keyOfLabel(label, index)} className="sk:inline-flex sk:min-w-0 sk:items-center sk:gap-2">
            {index > 0 && <Icon of={chevronForwardIcon} size="sm" className="sk:text-text-muted" />}
            {link ? (
              fillSlot(
                link,
                'sk:inline-flex sk:min-h-touch sk:min-w-touch sk:items-center sk:rounded-small sk:text-text-muted sk:no-underline sk:hover:text-text sk:hover:underline',
                label,
              )
            ) : (
              <span
                aria-current="page"
                className="sk:inline-flex sk:min-h-touch sk:items-center sk:font-semibold sk:text-text"
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
