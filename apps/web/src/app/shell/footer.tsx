import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { Lockup } from '@sakina/ui/art/brand'
import { PaymentMark } from '@sakina/ui/art/payment'
import { Footer as KitFooter } from '@sakina/ui/footer'
import { Link as KitLink } from '@sakina/ui/link'
import { Phone } from '@sakina/ui/phone'

import { brand, officeChatUrl, socialNetworkName } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Link, PlainLink } from '../../shared/router/index.ts'
import { LegalLine } from './legal-line.tsx'

/** An email address that may break before its domain, because it can be longer than a line. */
function BreakableEmail({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  )
}

const payments = [
  ['mada', 'shell.pay.mada'],
  ['visa', 'shell.pay.visa'],
  ['mastercard', 'shell.pay.mastercard'],
] as const

/** The footer of the site: pages, branches, contact details and payment methods. */
export function Footer({ className }: { className?: string }) {
  const t = useText()
  const locale = useLocale()
  const branches = useEndpoint(listBranches, {})
  const to = (label: string, address: string) => ({ label, link: <Link to={address} /> })
  const popup = (label: string, name: string) => ({ label, link: <PlainLink href={paths.popup.to(name)} /> })
  return (
    <KitFooter
      className={className}
      brand={
        <Lockup
          name={brand.name[locale]}
          className="inline-flex items-center gap-2 text-title font-semibold text-primary [&>svg]:size-8"
        />
      }
      tagline={t('shell.tagline')}
      columns={[
        {
          title: t('shell.footer.site'),
          links: [
            to(t('shell.nav.about'), paths.about.to()),
            to(t('shell.nav.services'), paths.services.to()),
            to(t('shell.footer.plans'), paths.orderPage.to()),
            to(t('shell.footer.nationalities'), paths.nationalities.to()),
            to(t('shell.footer.signUp'), paths.signUp.to()),
          ],
        },
        {
          title: t('shell.footer.help'),
          links: [
            popup(t('shell.footer.steps'), 'steps'),
            popup(t('shell.footer.government'), 'government'),
            popup(t('shell.nav.contact'), 'contact'),
            to(t('shell.footer.complaints'), paths.complaints.to()),
            to(t('shell.footer.rules'), paths.rules.to()),
            popup(t('shell.footer.privacy'), 'privacy'),
            to(t('shell.footer.accessibility'), paths.accessibility.to()),
          ],
        },
        {
          title: t('shell.footer.branches'),
          links: (branches.data ?? []).flatMap(({ name, mapLink }) =>
            mapLink === null ? [] : [{ label: name, link: <PlainLink href={mapLink} /> }],
          ),
        },
      ]}
      contact={{
        title: t('shell.footer.contact'),
        content: (
          <>
            <Phone number={brand.phone} link="standalone" className="justify-self-start" />
            <KitLink variant="standalone" href={officeChatUrl}>
              {t('shell.footer.messaging')}
            </KitLink>
            <KitLink
              variant="standalone"
              href={`mailto:${brand.email}`}
              dir="ltr"
              className="justify-self-start"
            >
              <BreakableEmail address={brand.email} />
            </KitLink>
            <ul aria-label={t('shell.footer.social')} className="m-0 flex list-none flex-wrap gap-x-4 p-0">
              {brand.social.map(({ network, url }) => (
                <li key={network}>
                  <KitLink variant="standalone" tone="inherit" href={url} className="min-w-touch">
                    {socialNetworkName(network)}
                  </KitLink>
                </li>
              ))}
            </ul>
          </>
        ),
      }}
      payments={{
        title: t('shell.footer.payments'),
        marks: payments.map(([name, label]) => <PaymentMark key={name} brand={name} title={t(label)} />),
      }}
      legal={<LegalLine />}
    />
  )
}
