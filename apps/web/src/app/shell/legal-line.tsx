import { Pause } from '@sakina/ui/provider'

import { brand } from '../../shared/config/brand.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/** The name and the registrations of the agency, each on one line. */
export function LegalLine() {
  const t = useText()
  const locale = useLocale()
  const line = t('shell.footer.legal', {
    brand: brand.legal_name[locale],
    register: brand.commercial_registration,
    licence: brand.licence_number,
    vat: brand.vat_number,
  })
  // Space separates them, because a dot could end a line.
  return (
    <span className="flex flex-wrap gap-x-4">
      {line.split(' · ').map((fact, index) => (
        <span key={fact}>
          {index > 0 && <Pause />}
          {fact}
        </span>
      ))}
    </span>
  )
}
