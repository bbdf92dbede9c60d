'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { OwnText } from '../../internal/own-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { useHydrated } from '../../internal/use-hydrated.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { menuIcon, userIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { Dropdown } from './dropdown.tsx'
import { NavbarEntries } from './entries.tsx'
import type { NavbarEntry } from './entries.tsx'
import { NavDrawer } from './nav-drawer.tsx'

/** The signed-in customer with the account links, or the link to sign in. */
export type NavbarAccount =
  | {
      readonly name: string
      readonly items: readonly NavbarEntry[]
      /**
       * A class for the account menu, such as one that hides it where another bar leads to the
       * account.
       */
      readonly className?: string | undefined
    }
  | {
      readonly signIn: string
      readonly link: SlotElement
      /** The link to open an account, beside the one to sign in, in the menu of narrow screens. */
      readonly join?: { readonly label: string; readonly link: SlotElement } | undefined
    }

export interface NavbarProps extends RootProps {
  /** The logo inside a link to the home page. */
  brand: ReactNode
  links: readonly NavbarEntry[]
  /** The links of the menu of narrow screens, if it has more than the bar has room for. */
  menuLinks?: readonly NavbarEntry[] | undefined
  /** A group of links under one heading: the electronic services. */
  services?: { readonly label: string; readonly items: readonly NavbarEntry[] } | undefined
  account?: NavbarAccount | undefined
  /** A LanguageSwitch. It is always visible. */
  language?: ReactNode
  /**
   * A ThemeSwitch: one button for the bar, and one with `variant="segmented"` for the menu of narrow
   * screens.
   */
  theme?: { readonly bar: ReactNode; readonly menu: ReactNode } | undefined
}

function Account({ account }: { account: NavbarAccount }): ReactNode {
  const { strings } = useKit('Navbar')
  if ('name' in account)
    return (
      <Dropdown
        name={fillPlaceholders(strings.navbar.account, { name: account.name })}
        items={account.items}
        align="end"
        className={account.className}
      >
        <Icon of={userIcon} size="md" />
        <OwnText className="sk:hidden sk:max-w-40 sk:truncate sk:@min-[60rem]:inline">{account.name}</OwnText>
      </Dropdown>
    )
  return (
    <>
      <span className="sk:hidden sk:@min-[60rem]:inline-flex">
        <Button asChild size="sm">
          {fillSlot(account.link, '', account.signIn)}
        </Button>
      </span>
      <IconButton
        label={account.signIn}
        icon={<Icon of={userIcon} />}
        link={account.link}
        className="sk:@min-[60rem]:hidden"
      />
    </>
  )
}

/**
 * The header of every page: logo, links, services, account and language. Below 60 rem the links move into a
 * menu.
 */
export function Navbar({
  brand,
  links,
  menuLinks = links,
  services,
  account,
  language,
  theme,
  className,
  ...rest
}: NavbarProps): ReactNode {
  const { strings } = useKit('Navbar')
  const menuId = useId()
  const menu = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  // Before hydration the browser alone opens and closes the menu, so no `aria-expanded` is
  // rendered.
  const hydrated = useHydrated()
  const words = strings.navbar
  useEffect(() => {
    if (!open) return undefined
    const { style } = document.documentElement
    const overflow = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
    }
  }, [open])
  const openMenu = (event: MouseEvent): void => {
    // Opens the modal dialog instead of the popover that the button opens natively.
    event.preventDefault()
    menu.current?.showModal()
    setOpen(true)
  }
  return (
    <header
      {...rest}
      className={classes(
        'sk:@container sk:sticky sk:top-0 sk:z-header sk:border-b sk:border-border sk:bg-surface sk:text-body sk:text-text sk:print:hidden',
        className,
      )}
    >
      <div className="sk:mx-auto sk:flex sk:min-h-16 sk:max-w-content sk:items-center sk:gap-1 sk:px-2 sk:py-1 sk:@max-[16rem]:flex-wrap sk:@min-[60rem]:gap-3 sk:@min-[60rem]:px-4">
        <IconButton
          label={words.open}
          icon={<Icon of={menuIcon} />}
          aria-haspopup="dialog"
          aria-expanded={hydrated ? open : undefined}
          popoverTarget={menuId}
          onClick={openMenu}
          className="sk:@min-[60rem]:hidden"
        />
        <div className="sk:min-w-0 sk:@min-[60rem]:me-3">{brand}</div>
        <nav aria-label={words.label} className="sk:hidden sk:min-w-0 sk:flex-1 sk:@min-[60rem]:block">
          <ul className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:items-center sk:gap-1 sk:p-0">
            <NavbarEntries items={links} place="bar" />
            {services && (
              <li>
                <Dropdown items={services.items} align="start">
                  {services.label}
                </Dropdown>
              </li>
            )}
          </ul>
        </nav>
        <div className="sk:ms-auto sk:flex sk:shrink-0 sk:items-center">
          {theme && <div className="sk:hidden sk:@min-[60rem]:block">{theme.bar}</div>}
          {language}
          {account && <Account account={account} />}
        </div>
      </div>
      <NavDrawer id={menuId} ref={menu} title={words.menu} onOpenChange={setOpen}>
        {account && 'signIn' in account && (
          <div className="sk:grid sk:gap-2">
            <Button asChild>{fillSlot(account.link, '', account.signIn)}</Button>
            {account.join && (
              <Button asChild variant="secondary">
                {fillSlot(account.join.link, '', account.join.label)}
              </Button>
            )}
          </div>
        )}
        <nav aria-label={words.menu} className="sk:grid sk:gap-4">
          <ul className="sk:m-0 sk:grid sk:list-none sk:p-0">
            <NavbarEntries items={menuLinks} place="list" />
          </ul>
          {services && (
            <section className="sk:grid sk:gap-1 sk:border-t sk:border-border sk:pt-4">
              <span className="sk:px-3 sk:text-small sk:font-semibold sk:text-text-muted">
                {services.label}
              </span>
              <ul className="sk:m-0 sk:grid sk:list-none sk:p-0">
                <NavbarEntries items={services.items} place="list" />
              </ul>
            </section>
          )}
        </nav>
        {theme && <div className="sk:mt-auto sk:border-t sk:border-border sk:pt-4">{theme.menu}</div>}
      </NavDrawer>
    </header>
  )
}
