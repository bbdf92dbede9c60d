import { Button } from '@sakina/ui/button'
import { Icon, chevronForwardIcon, logOutIcon } from '@sakina/ui/icon'
import { PersonName } from '@sakina/ui/person-name'
import type { SideNavItem } from '@sakina/ui/side-nav'
import { cloneElement } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { useCustomer, useSession } from '../../shared/session/session.ts'
import { useAccountMenu } from './use-account-menu.tsx'

/** The account menu as a page, for small screens. */
export function AccountMenu() {
  const t = useText()
  const { name } = useCustomer()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const menu = useAccountMenu()
  const leave = () => {
    void navigate(paths.login.to())
    signOut()
  }
  return (
    <div className="grid gap-8">
      {name && (
        <p className="m-0 text-text-muted">
          {t('accountMenu.signedInAs')} <PersonName name={name} className="font-semibold text-text" />
        </p>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-3 lg:gap-6">
        {menu.map(({ title, items }) => (
          <Group key={title} title={title} items={items} />
        ))}
      </div>
      <div>
        <Button variant="secondary" icon={<Icon of={logOutIcon} />} onClick={leave}>
          {t('accountMenu.signOut')}
        </Button>
      </div>
    </div>
  )
}

const entry =
  'flex min-h-touch items-center gap-3 px-4 py-3 text-text no-underline hover:bg-subtle wrap-anywhere'

function Group({ title, items }: { title: string; items: readonly SideNavItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="m-0 mb-3 text-title font-semibold">{title}</h2>
      <ul className="m-0 list-none divide-y divide-border overflow-clip rounded-card border border-border bg-surface p-0">
        {items.map(({ label, icon, link }, index) => (
          <li key={index}>
            {cloneElement(
              link,
              { className: entry },
              <>
                <span className="inline-flex text-[1.25em] text-primary">{icon}</span>
                <span className="min-w-0 flex-1">{label}</span>
                <Icon of={chevronForwardIcon} size="sm" className="text-text-muted" />
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
