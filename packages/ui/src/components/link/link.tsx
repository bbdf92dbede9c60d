import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { externalLinkIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KitStringText } from '../provider/string-text.tsx'

const looks = cva('sk:rounded-small sk:wrap-anywhere', {
  variants: {
    variant: {
      text: 'sk:underline sk:decoration-1 sk:hover:decoration-2',
      standalone:
        'sk:inline-flex sk:min-h-touch sk:min-w-touch sk:items-center sk:gap-1.5 sk:font-semibold sk:no-underline sk:hover:underline',
    },
    tone: { primary: 'sk:text-primary sk:hover:text-primary-hover', inherit: 'sk:text-inherit' },
  },
})

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** Use `text` inside a sentence, and `standalone` on its own line, with a full touch target. */
  variant?: 'text' | 'standalone' | undefined
  /** `inherit` uses the colour of the surrounding text. */
  tone?: 'primary' | 'inherit' | undefined
  /** Marks a link to another site with an icon and for screen readers. */
  external?: boolean | undefined
  /**
   * Opens a new tab and announces it. Use it only where leaving the page would lose something, such as
   * beside a form.
   */
  newTab?: boolean | undefined
  /** A router's link, instead of `href`. */
  link?: SlotElement | undefined
  children: ReactNode
}

const hint = ({ external, newTab }: { external: boolean; newTab: boolean }): ReactNode => (
  // The word joiner keeps the icon on the line of the last word.
  <span className="sk:whitespace-nowrap">
    <span aria-hidden>
      {'\u2060 '}
      <Icon of={externalLinkIcon} size="sm" />
    </span>
    <span className="sk:sr-only">
      {external && (
        <>
          <KitStringText of="link.and" />
          <KitStringText of="link.external" />
        </>
      )}
      {newTab && (
        <>
          <KitStringText of="link.and" />
          <KitStringText of="link.newTab" />
        </>
      )}
    </span>
  </span>
)

export function Link({
  variant = 'text',
  tone = 'primary',
  external = false,
  newTab = false,
  link,
  className,
  children,
  ...rest
}: LinkProps): ReactNode {
  if (isDevelopment && !link && rest.href === undefined)
    throw new KitError('Link', 'leads nowhere. Pass `href`, or a router’s link as `link`.')
  const name = looks({ variant, tone, className })
  const content = (
    <>
      {children}
      {(external || newTab) && hint({ external, newTab })}
    </>
  )
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {}
  if (link) return fillSlot(link, name, content, { ...rest, ...target })
  return (
    <a {...rest} {...target} className={name}>
      {content}
    </a>
  )
}
