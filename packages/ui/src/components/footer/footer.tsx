import { useId } from 'react'
import type { ReactNode } from 'react'
import { WeaveBand } from '../../art/weave/weave-band.tsx'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface FooterLink {
  label: string
  /** An `<a>`, a router's link, or a `<button type="button">` for what opens right here. */
  link: SlotElement
}
export interface FooterColumn {
  title: string
  links: readonly FooterLink[]
}
export interface SocialLink {
  /** The network's name, in the language of the page. */
  label: string
  icon: ReactNode
  link: SlotElement
}

export interface FooterProps extends RootProps {
  /** The lockup, and under it a sentence about the house. */
  brand: ReactNode
  tagline?: ReactNode
  columns: readonly FooterColumn[]
  /** Phone, e-mail, address, as the kit's inline parts. */
  contact?: { readonly title: string; readonly content: ReactNode } | undefined
  social?: { readonly title: string; readonly links: readonly SocialLink[] } | undefined
  /** Marks of the ways to pay. */
  payments?: { readonly title: string; readonly marks: ReactNode } | undefined
  /** The last line: commercial register, tax number, year. */
  legal?: ReactNode
}

const heading = 'm-0 text-body font-semibold text-text'

function Column({ column }: { column: FooterColumn }): ReactNode {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="grid content-start gap-1">
      <h2 id={id} className={heading}>
        {column.title}
      </h2>
      <ul className="m-0 list-none p-0">
        {column.links.map(({ label, link }) => (
          <li key={label}>
            {fillSlot(
              link,
              'inline-flex min-h-touch cursor-pointer items-center rounded-small text-start text-text-muted no-underline hover:text-text hover:underline',
              label,
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The foot of every page, under a woven band: where else to go, how to reach people, how to pay. */
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
        '@container bg-subtle text-body text-text-muted wrap-anywhere print:hidden',
        className,
      )}
    >
      <WeaveBand />
      <div className="mx-auto grid max-w-content gap-8 px-4 py-10">
        <div className="grid gap-x-4 gap-y-8 @min-[22rem]:grid-cols-2 @min-[36rem]:gap-x-8 @min-[60rem]:auto-cols-fr @min-[60rem]:grid-flow-col @min-[60rem]:grid-cols-none">
          <div className="grid max-w-80 content-start gap-3 @min-[22rem]:col-span-2 @min-[60rem]:col-span-1">
            <div>{brand}</div>
            {tagline && <p className="m-0">{tagline}</p>}
          </div>
          {columns.map((column) => (
            <Column key={column.title} column={column} />
          ))}
          {contact && (
            // alone in its row it takes the whole of it
            <section className="grid content-start gap-1 @min-[22rem]:even:col-span-2 @min-[60rem]:even:col-span-1">
              <h2 className={heading}>{contact.title}</h2>
              <address className="grid gap-1 pt-2 not-italic">{contact.content}</address>
            </section>
          )}
        </div>
        {(social ?? payments) && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-border pt-6">
            {social && (
              <section className="flex flex-wrap items-center gap-1">
                <h2 className={`${heading} me-2`}>{social.title}</h2>
                {social.links.map(({ label, icon, link }) => (
                  <IconButton key={label} label={label} icon={icon} link={link} />
                ))}
              </section>
            )}
            {payments && (
              <section className="flex flex-wrap items-center gap-2">
                <h2 className="sr-only">{payments.title}</h2>
                {payments.marks}
              </section>
            )}
          </div>
        )}
        {legal && <div className="text-small">{legal}</div>}
      </div>
    </footer>
  )
}
