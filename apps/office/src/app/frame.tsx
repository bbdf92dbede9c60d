import { useCommand } from '@sakina/api-client/swr'
import { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { opsRegisterCustomer } from '@sakina/api-client/wire/office-orders'
import { opsListWorkers } from '@sakina/api-client/wire/office-workers'
import {
  opsListActs,
  opsListContactMessages,
  opsListInvoices,
  opsListRecruitment,
} from '@sakina/api-client/wire/ops'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { opsListStaff, staffSignOut } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { OfflineNotice } from '@sakina/ui/offline-notice'
import { SkipLink } from '@sakina/ui/skip-link'
import { Text } from '@sakina/ui/text'
import { ThemeSwitch } from '@sakina/ui/theme-switch'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'

import type { MessageId } from '../shared/arabic-messages.ts'
import { brand } from '../shared/brand.ts'
import { basenameOf, useLocale } from '../shared/locale.ts'
import { mayDo, useSession } from '../shared/person.ts'
import { NavLink, useLocation } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { useTheme } from './theme.ts'

const linkClasses =
  'inline-flex min-h-touch items-center rounded-field px-3 font-semibold whitespace-nowrap text-primary no-underline hover:bg-primary-soft aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft'

/** The entries of the menu, each with the operation whose roles see it; everybody sees those without one. */
const entries: readonly {
  readonly to: string
  readonly label: MessageId
  readonly operation?: Pick<OperationRow, 'roles'>
}[] = [
  { to: '/', label: 'app.today' },
  { to: '/find', label: 'app.find' },
  { to: '/new-order', label: 'newOrder.title', operation: opsRegisterCustomer },
  { to: '/dispatch', label: 'app.dispatch', operation: opsListDispatch },
  { to: '/recruitment', label: 'app.recruitment', operation: opsListRecruitment },
  { to: '/workers', label: 'app.workers', operation: opsListWorkers },
  { to: '/money', label: 'app.money', operation: opsListInvoices },
  { to: '/messages', label: 'app.inbox', operation: opsListContactMessages },
  { to: '/acts', label: 'app.acts', operation: opsListActs },
  { to: '/staff', label: 'app.staff', operation: opsListStaff },
  { to: '/sessions', label: 'app.sessions' },
  { to: '/password', label: 'app.password' },
]

/** What stands around every screen: the menu, the person, theme, language and sign-out. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const words = useErrorMessage()
  const { pathname, search } = useLocation()
  const { person, check } = useSession()
  const [theme, setTheme] = useTheme()
  const { mutate } = useSWRConfig()
  const signOut = useCommand(staffSignOut)
  const leave = async (): Promise<void> => {
    const reply = await signOut.run({})
    if (!reply.ok && reply.error.status !== 401) return
    // Nothing of what one person read is left for the next at this desk.
    await mutate(() => true, undefined, { revalidate: false })
    check()
  }
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the menu is wider than the screen, and the current entry may be out of sight.
    menu.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  const other = locale === 'ar' ? 'en' : 'ar'
  const otherPath = `${basenameOf(other)}${pathname === '/' ? '' : pathname}${search}`
  return (
    <div className="min-h-dvh bg-page">
      <SkipLink target="content" />
      <header className="border-b border-border bg-surface">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <Text as="span" weight="bold" className="me-2">
            {t('app.name', { brand: brand.name[locale] })}
          </Text>
          <nav ref={menu} aria-label={t('app.menu')} className="order-last flex w-full gap-1 overflow-x-auto">
            {entries.map(
              ({ to, label, operation }) =>
                (operation === undefined || mayDo(person, operation)) && (
                  <NavLink key={to} end={to === '/'} to={to} className={linkClasses}>
                    {t(label)}
                  </NavLink>
                ),
            )}
          </nav>
          <div className="ms-auto flex flex-wrap items-center gap-x-2 max-sm:gap-x-0">
            <Text as="span" tone="muted" className="max-sm:hidden">
              {person.name}
            </Text>
            <ThemeSwitch variant="menu" value={theme} onValueChange={setTheme} />
            <a href={otherPath} hrefLang={other} lang={other} className={linkClasses}>
              {t('app.otherLanguage')}
            </a>
            <Button variant="quiet" size="sm" loading={signOut.busy} onClick={() => void leave()}>
              {t('app.signOut')}
            </Button>
          </div>
        </div>
      </header>
      <OfflineNotice>{t('app.offline')}</OfflineNotice>
      <main id="content" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-6 outline-none">
        {signOut.error && signOut.error.status !== 401 && (
          <Alert tone="danger" announce className="mb-6">
            {words(signOut.error)}
          </Alert>
        )}
        {children}
      </main>
    </div>
  )
}
