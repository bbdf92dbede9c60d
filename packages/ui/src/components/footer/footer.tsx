import type { ReactNode } from 'react'
import { WeaveBand } from '../../art/weave/weave-band.tsx'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { chevronDownIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface FooterLink {
  label: string
  /** An `<a>`, a router's link, or a `<button type="button">` that opens something on the page. */
  link: SlotElement
}
export interface FooterColumn {
  title: string
  links: readonly FooterLink[]
}
export interface SocialLink {
  /** The name of the social network in the language of the page. */
  label: string
  icon: ReactNode
  link: SlotElement
}

export interface FooterProps extends RootProps {
  /** The logo, and below it a sentence about the agency. */
  brand: ReactNode
  tagline?: ReactNode
  columns: readonly FooterColumn[]
  /** The phone number, the email address and the address, as inline components of the kit. */
  contact?: { readonly title: string; readonly content: ReactNode } | undefined
  social?: { readonly title: string; readonly links: readonly SocialLink[] } | undefined
  /** The logos of the payment methods. */
  payments?: { readonly title: string; readonly marks: ReactNode } | undefined
  /** The last line: commercial registration, tax number and year. */
  legal?: ReactNode
}

const heading = 'sk:m-0 sk:text-body sk:font-semibold sk:text-text'

// With a mouse, the links of a wide footer are less high, so that it stays low.
const lowLinks = 'sk:pointer-fine:@min-[60rem]:[&_a]:min-h-8'

/** A longer list is set in two columns of a wide footer. */
const isLong = (links: readonly FooterLink[]): boolean => links.length > 5

interface SectionProps {
  as: 'nav' | 'section'
  title: string
  /** Takes two columns of a wide footer. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A section of the footer: a column in a wide footer. In a narrow footer it is collapsed beside
 * another section, and takes the whole width once it is opened.
 */
function Section({ as: Part, title, isWide = false, children }: SectionProps): ReactNode {
  return (
    <Part
      aria-label={title}
      className={classes(
        'sk:@max-[36rem]:has-[[open]]:col-span-2',
        lowLinks,
        isWide && 'sk:@min-[60rem]:col-span-2',
      )}
    >
      <details className="sk:group/section sk:border-b sk:border-border sk:@min-[36rem]:hidden">
        <summary className="sk:flex sk:min-h-touch sk:cursor-pointer sk:list-none sk:items-center sk:justify-between sk:rounded-small sk:font-semibold sk:text-text sk:focus-visible:outline-2 sk:focus-visible:outline-focus sk:[&::-webkit-details-marker]:hidden">
          {title}
          <Icon of={chevronDownIcon} size="sm" className="sk:group-open/section:rotate-180" />
        </summary>
        <div className="sk:pb-3">{children}</div>
      </details>
      <div className="sk:hidden sk:content-start sk:gap-1 sk:@min-[36rem]:grid">
        <h2 className={heading}>{title}</h2>
        {children}
      </div>
    </Part>
  )
}

function Links({ links }: Pick<FooterColumn, 'links'>): ReactNode {
  return (
    <ul
      className={classes(
        'sk:m-0 sk:list-none sk:p-0',
        isLong(links) && 'sk:@min-[60rem]:columns-2 sk:@min-[60rem]:gap-x-6',
      )}
    >
      {links.map(({ label, link }) => (
        <li key={label}>
          {fillSlot(
            link,
            'sk:inline-flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:rounded-small sk:text-start sk:text-text-muted sk:no-underline sk:hover:text-text sk:hover:underline',
            label,
          )}
        </li>
      ))}
    </ul>
  )
}

/** The footer of every page, below a woven band: links, contact details and payment methods. */
export function Footer({
  brand,
  tagline,
  columns,
  contact,
  social,
  payments,
  legal,
  className,
  ...rest
}: FooterProps): ReactNode {
  return (
    <footer
      {...rest}
      className={classes(
        'sk:@container sk:bg-subtle sk:text-body sk:text-text-muted sk:wrap-anywhere sk:print:hidden',
        className,
      )}
    >
      <WeaveBand />
      <div className="sk:mx-auto sk:grid sk:max-w-content sk:gap-3 sk:px-4 sk:pt-1 sk:pb-4 sk:@min-[36rem]:pt-5">
        <div className="sk:grid sk:grid-cols-2 sk:gap-x-6 sk:@min-[36rem]:gap-8 sk:@min-[60rem]:auto-cols-fr sk:@min-[60rem]:grid-flow-col sk:@min-[60rem]:grid-cols-none">
          <div className="sk:hidden sk:max-w-80 sk:content-start sk:gap-3 sk:@min-[36rem]:grid sk:@min-[36rem]:col-span-2 sk:@min-[60rem]:col-span-1">
            <div>{brand}</div>
            {tagline && <p className="sk:m-0">{tagline}</p>}
          </div>
          {columns.map(({ title, links }) => (
            <Section key={title} as="nav" title={title} isWide={isLong(links)}>
              <Links links={links} />
            </Section>
          ))}
          {contact && (
            <Section as="section" title={contact.title}>
              <address className="sk:grid sk:not-italic">{contact.content}</address>
            </Section>
          )}
        </div>
        {(social ?? payments ?? legal) && (
          <div className="sk:flex sk:flex-wrap sk:items-center sk:justify-between sk:gap-x-8 sk:gap-y-3 sk:border-border sk:@min-[36rem]:border-t sk:@min-[36rem]:pt-3">
            {social && (
              <section className="sk:flex sk:flex-wrap sk:items-center sk:gap-1">
                <h2 className={`${heading} sk:me-2`}>{social.title}</h2>
                {social.links.map(({ label, icon, link }) => (
                  <IconButton key={label} label={label} icon={icon} link={link} />
                ))}
              </section>
            )}
            {payments && (
              <section className="sk:flex sk:flex-wrap sk:items-center sk:gap-2">
                <h2 className="sk:sr-only">{payments.title}</h2>
                {payments.marks}
              </section>
            )}
            {legal && <div className="sk:text-caption sk:@min-[36rem]:text-small">{legal}</div>}
          </div>
        )}
      </div>
    </footer>
  )
}
