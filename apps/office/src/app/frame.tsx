import { useCommand } from '@sakina/api-client/swr'
import { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { opsRegisterCustomer } from '@sakina/api-client/wire/office-orders'
import { opsListWorkers } from '@sakina/api-client/wire/office-workers'
import { opsListActs, opsListInvoices, opsListRecruitment } from '@sakina/api-client/wire/ops'
import { opsListStaff, staffSignOut } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { OfflineNotice } from '@sakina/ui/offline-notice'
import { SkipLink } from '@sakina/ui/skip-link'
import { Text } from '@sakina/ui/text'
import { ThemeSwitch } from '@sakina/ui/theme-switch'
import type { ReactNode } from 'react'
import { useSWRConfig } from 'swr'

import { brand } from '../shared/brand.ts'
import { basenameOf, useLocale } from '../shared/locale.ts'
import { mayDo, useSession } from '../shared/person.ts'
import { NavLink, useLocation } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { useTheme } from './theme.ts'

const linkClasses =
  'inline-flex min-h-touch items-center rounded-field px-3 font-semibold whitespace-nowrap text-primary no-underline hover:bg-primary-soft aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft'

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
          <nav
            aria-label={t('app.menu')}
            className="flex gap-1 max-lg:order-last max-lg:w-full max-lg:overflow-x-auto lg:flex-wrap"
          >
            <NavLink end to="/" className={linkClasses}>
              {t('app.today')}
            </NavLink>
            <NavLink to="/find" className={linkClasses}>
              {t('app.find')}
            </NavLink>
            {mayDo(person, opsRegisterCustomer) && (
              <NavLink to="/new-order" className={linkClasses}>
                {t('newOrder.title')}
              </NavLink>
            )}
            {mayDo(person, opsListDispatch) && (
              <NavLink to="/dispatch" className={linkClasses}>
                {t('app.dispatch')}
              </NavLink>
            )}
            {mayDo(person, opsListRecruitment) && (
              <NavLink to="/recruitment" className={linkClasses}>
                {t('app.recruitment')}
              </NavLink>
            )}
            {mayDo(person, opsListWorkers) && (
              <NavLink to="/workers" className={linkClasses}>
                {t('app.workers')}
              </NavLink>
            )}
            {mayDo(person, opsListInvoices) && (
              <NavLink to="/money" className={linkClasses}>
                {t('app.money')}
              </NavLink>
            )}
            {mayDo(person, opsListActs) && (
              <NavLink to="/acts" className={linkClasses}>
                {t('app.acts')}
              </NavLink>
            )}
            {mayDo(person, opsListStaff) && (
              <NavLink to="/staff" className={linkClasses}>
                {t('app.staff')}
              </NavLink>
            )}
            <NavLink to="/sessions" className={linkClasses}>
              {t('app.sessions')}
            </NavLink>
            <NavLink to="/password" className={linkClasses}>
              {t('app.password')}
            </NavLink>
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
