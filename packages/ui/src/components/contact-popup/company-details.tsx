'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { BranchCard } from '../branch-card/branch-card.tsx'
import type { BranchCardBranch } from '../branch-card/branch-card.tsx'
import { Icon } from '../icon/icon.tsx'
import { mailIcon, messageIcon, phoneIcon } from '../icon/generated/icons.ts'
import { Link } from '../link/link.tsx'
import { Phone } from '../phone/phone.tsx'
import { useKit } from '../provider/context.ts'

export interface ContactCompany {
  phone: string
  email: string
  /** A link that opens the messaging app. */
  messagingLink?: SlotElement | undefined
  social: readonly { name: string; link: SlotElement }[]
  branches: readonly (BranchCardBranch & { id: string | number; mapLink?: SlotElement | undefined })[]
}

const line = 'sk:flex sk:items-center sk:gap-2'

export function CompanyDetails({
  company: { phone, email, messagingLink, social, branches },
  wide,
}: {
  company: ContactCompany
  /** True when the details fill the whole popup. */
  wide: boolean
}): ReactNode {
  const { strings } = useKit('ContactPopup')
  const words = strings.contactPopup
  const id = useId()
  return (
    <div className={classes('sk:grid sk:min-w-0 sk:content-start sk:gap-6', wide && 'sk:@lg:grid-cols-2')}>
      <section aria-labelledby={`${id}-reach`}>
        <h3 id={`${id}-reach`} className="sk:m-0 sk:text-lead sk:font-semibold">
          {words.reach}
        </h3>
        <ul className="sk:m-0 sk:grid sk:list-none sk:p-0">
          <li className={line}>
            <Icon of={phoneIcon} label={words.phone} />
            <Phone number={phone} link="standalone" />
          </li>
          {messagingLink && (
            <li className={line}>
              <Icon of={messageIcon} />
              <Link variant="standalone" link={messagingLink}>
                {words.messaging}
              </Link>
            </li>
          )}
          <li className={line}>
            <Icon of={mailIcon} label={words.email} />
            <Link variant="standalone" href={`mailto:${email}`} dir="ltr">
              {email}
            </Link>
          </li>
        </ul>
        {social.length > 0 && (
          <p className="sk:m-0 sk:flex sk:flex-wrap sk:items-center sk:gap-x-4">
            <span className="sk:text-text-muted">{words.follow}</span>
            {social.map(({ name, link }) => (
              <Link key={name} variant="standalone" link={link}>
                {name}
              </Link>
            ))}
          </p>
        )}
      </section>
      {branches.length > 0 && (
        <section aria-labelledby={`${id}-branches`}>
          <h3 id={`${id}-branches`} className="sk:m-0 sk:text-lead sk:font-semibold">
            {words.branches}
          </h3>
          <ul className="sk:m-0 sk:grid sk:list-none sk:divide-y sk:divide-border sk:p-0">
            {branches.map(({ id: branchId, mapLink, ...branch }) => (
              <BranchCard
                key={branchId}
                as="li"
                variant="plain"
                level={4}
                branch={branch}
                mapLink={mapLink}
                className="sk:py-3"
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
