import { Button } from '@sakina/ui/button'
import { Link as KitLink } from '@sakina/ui/link'
import { Phone } from '@sakina/ui/phone'

import { brand, officeChatUrl } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Section } from '../../shared/section/section.tsx'

/** A section with the ways to contact the office. */
export default function ContactSection() {
  const t = useText()
  return (
    <Section id="contact" heading={t('home.contact.heading')} lead={t('home.contact.lead')} ground="palm">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild>
          <a href={paths.popup.to('contact')}>{t('home.contact.write')}</a>
        </Button>
        <Phone number={brand.phone} link="standalone" />
        <KitLink variant="standalone" href={officeChatUrl}>
          {t('home.contact.messaging')}
        </KitLink>
        <KitLink variant="standalone" href={`mailto:${brand.email}`} dir="ltr">
          {brand.email}
        </KitLink>
      </div>
    </Section>
  )
}
