import { Code } from '@sakina/ui/code'

import { brand } from '../../shared/config/brand.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/** Shows the agency's name and registration numbers at the top of a printed contract. */
export function Letterhead() {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="grid gap-1 border-b border-border pb-3">
      <strong className="text-lead">{brand.name[locale]}</strong>
      <span className="flex flex-wrap gap-x-6 text-small">
        <span>
          {t('contracts.letterhead.registration')} <Code value={brand.commercial_registration} />
        </span>
        <span>
          {t('contracts.letterhead.vat')} <Code value={brand.vat_number} />
        </span>
      </span>
    </div>
  )
}
