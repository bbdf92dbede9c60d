import { WeaveBand } from '@sakina/ui/art/weave'
import { Link as KitLink } from '@sakina/ui/link'
import { Phone } from '@sakina/ui/phone'

import { brand, officeChatUrl } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link, PlainLink } from '../../shared/router/index.ts'
import { LegalLine } from './legal-line.tsx'

/** The footer of account pages: contact, terms and licence. The header leads to the other pages. */
export default function AccountFooter({ hasBottomBar }: { hasBottomBar: boolean }) {
  const t = useText()
  const links = [
    ['shell.nav.contact', <PlainLink key="contact" href={paths.popup.to('contact')} />],
    ['shell.footer.complaints', <Link key="complaints" to={paths.complaints.to()} />],
    ['shell.footer.rules', <Link key="rules" to={paths.rules.to()} />],
    ['shell.footer.privacy', <PlainLink key="privacy" href={paths.popup.to('privacy')} />],
    ['shell.footer.accessibility', <Link key="accessibility" to={paths.accessibility.to()} />],
  ] as const
  return (
    <footer
      // The room for the bottom bar has the colour of the footer.
      className={`mt-6 bg-subtle text-small text-text-muted md:mt-12 print:hidden ${
        hasBottomBar ? 'max-md:not-low:pb-[calc(3.75rem+env(safe-area-inset-bottom))]' : ''
      }`}
    >
      <WeaveBand size="small" className="block" />
      <div className="mx-auto max-w-content px-4 py-1.5">
        <ul className="m-0 flex list-none flex-wrap gap-x-4 p-0 md:gap-x-6">
          <li>
            <Phone number={brand.phone} link="standalone" />
          </li>
          <li>
            <KitLink variant="standalone" href={officeChatUrl}>
              {t('shell.footer.messaging')}
            </KitLink>
          </li>
          {links.map(([label, link]) => (
            <li key={label}>
              <KitLink variant="standalone" tone="inherit" link={link} className="font-normal">
                {t(label)}
              </KitLink>
            </li>
          ))}
        </ul>
        <div className="pb-1 text-caption">
          <LegalLine />
        </div>
      </div>
    </footer>
  )
}
