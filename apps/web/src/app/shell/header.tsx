import { Lockup } from '@sakina/ui/art/brand'
import { Navbar, type NavbarAccount, type NavbarEntry } from '@sakina/ui/navbar'

import { paths } from '../../shared/config/paths.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useHydrated } from '../../shared/hydration/use-hydrated.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link, PlainLink, useLocation, useNavigate } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const NoticeBell = lazyComponent(() => import('./notice-bell.tsx'))

type Props = {
  brand: string
  /** The page shows the account menu beside its content. */
  hasSideMenu: boolean
  /** The page shows the bar of the account at the bottom of a phone. */
  hasBottomBar: boolean
}

/** The header of the site: logo, pages, notices, language and the account. */
export function Header({ brand, hasSideMenu, hasBottomBar }: Props) {
  const t = useText()
  const session = useSession()
  const { pathname } = useLocation()
  const to = (label: string, address: string) => ({
    label,
    link: <Link to={address} />,
    current: pathname === address,
  })
  const accountPages = [
    to(t('shell.nav.today'), paths.profile.to()),
    to(t('shell.nav.orders'), paths.myOrders.to()),
    to(t('shell.nav.wallet'), paths.wallet.to()),
  ]
  const customerPages = [
    ...accountPages,
    to(t('shell.nav.bills'), paths.bills.to()),
    to(t('shell.nav.addresses'), paths.addresses.to()),
  ]
  const home = to(t('shell.nav.home'), paths.home.to())
  const services = to(t('shell.nav.services'), paths.services.to())
  const plans = to(t('shell.footer.plans'), paths.orderPage.to())
  const about = to(t('shell.nav.about'), paths.about.to())
  const contact = { label: t('shell.nav.contact'), link: <ContactLink /> }
  return (
    <Navbar
      brand={
        <Link
          to={paths.home.to()}
          aria-label={t('shell.home', { brand })}
          className="inline-flex min-h-touch items-center rounded-field px-2 text-title font-semibold text-primary no-underline @max-[16rem]:px-0 @max-[16rem]:text-lead"
        >
          <Lockup name={brand} className="inline-flex items-center gap-2 font-semibold [&>svg]:size-8" />
        </Link>
      }
      links={[home, services, plans, about, contact]}
      menuLinks={[
        home,
        services,
        plans,
        to(t('shell.footer.nationalities'), paths.nationalities.to()),
        to(t('shell.nav.helpMeChoose'), paths.helpMeChoose.to()),
        about,
        contact,
        to(t('shell.footer.complaints'), paths.complaints.to()),
      ]}
      // Links for visitors only, because a customer has them in the account menu.
      services={'customer' in session ? undefined : { label: t('shell.nav.electronic'), items: accountPages }}
      account={useAccount(hasSideMenu ? [] : customerPages, hasBottomBar)}
      language={
        <>
          {'customer' in session && <NoticeBell />}
          <LanguageSwitch />
        </>
      }
      theme={{ bar: <ThemeChoice compact />, menu: <ThemeChoice /> }}
    />
  )
}

/** Opens the popup by a link, which works before scripts run. */
const ContactLink = (looks: { className?: string }) => (
  <PlainLink {...looks} href={paths.popup.to('contact')} />
)

/** The account in the header. What another menu of the same page offers is left out. */
function useAccount(customerPages: readonly NavbarEntry[], hasBottomBar: boolean): NavbarAccount {
  const t = useText()
  const session = useSession()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  if ('customer' in session) {
    const leave = () => {
      void navigate(paths.login.to())
      session.signOut()
    }
    return {
      name: session.customer.name,
      items: [
        ...customerPages,
        { label: t('shell.nav.signOut'), link: <button type="button" data-closes onClick={leave} /> },
      ],
      className: hasBottomBar ? 'max-md:not-low:hidden' : '',
    }
  }
  const atTheDoor = [paths.home, paths.login, paths.signUp].some(({ pattern }) => pattern === pathname)
  // Only the browser knows the query, so the prerendered link returns to the URL without it.
  const back = pathname + (hydrated ? search : '')
  return {
    signIn: t('shell.nav.signIn'),
    link: <Link to={atTheDoor ? paths.login.to() : paths.login.to({ back })} />,
    join: {
      label: t('shell.footer.signUp'),
      link: <Link to={atTheDoor ? paths.signUp.to() : paths.signUp.to({ back })} />,
    },
  }
}
