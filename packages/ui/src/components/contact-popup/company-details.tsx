'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
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
  /** An `<a>` into the messaging app. */
  messagingLink?: SlotElement | undefined
  social: readonly { name: string; link: SlotElement }[]
  branches: readonly (BranchCardBranch & { id: string | number; mapLink?: SlotElement | undefined })[]
}

const line = 'flex items-center gap-2'

export function CompanyDetails({
  company: { phone, email, messagingLink, social, branches },
}: {
  company: ContactCompany
}): ReactNode {
  const { strings } = useKit('ContactPopup')
  const words = strings.contactPopup
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-6">
      <section aria-labelledby={`${id}-reach`}>
        <h3 id={`${id}-reach`} className="m-0 text-lead font-semibold">
          {words.reach}
        </h3>
        <ul className="m-0 grid list-none p-0">
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
          <p className="m-0 flex flex-wrap items-center gap-x-4">
            <span className="text-text-muted">{words.follow}</span>
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
          <h3 id={`${id}-branches`} className="m-0 text-lead font-semibold">
            {words.branches}
          </h3>
          <ul className="m-0 grid list-none divide-y divide-border p-0">
            {branches.map(({ id: branchId, mapLink, ...branch }) => (
              <BranchCard
                key={branchId}
                as="li"
                variant="plain"
                level={4}
                branch={branch}
                mapLink={mapLink}
                className="py-3"
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
