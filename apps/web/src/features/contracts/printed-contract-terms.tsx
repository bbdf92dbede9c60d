import type { Contract } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listTerms } from '@sakina/api-client/wire/catalogue'

import { useText } from '../../shared/intl/use-text.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { filterContractTerms } from './contract-terms.ts'

type Props = { service: NonNullable<Contract['service']>['code'] | undefined }

/** The end of a printed contract: its terms and two signature lines. */
export function PrintedContractTerms({ service }: Props) {
  const t = useText()
  const { data = [] } = useEndpoint(listTerms, {})
  return (
    <div className="grid gap-2 text-[0.625rem] leading-tight">
      <strong className="text-small">{t('contracts.closing.terms')}</strong>
      <div className="columns-2 gap-x-6">
        {filterContractTerms(data, service).map(({ slug, title, html }) => (
          <section key={slug} className="mb-1.5 break-inside-avoid">
            <strong>{title}</strong>
            <RichText html={html} className="max-w-none! [&_p]:mt-0!" />
          </section>
        ))}
      </div>
      <p className="m-0">{t('contracts.closing.all')}</p>
      <div className="grid grid-cols-2 gap-x-12 pt-8">
        {(['office', 'customer'] as const).map((side) => (
          <span key={side} className="border-t border-border pt-1">
            {t(`contracts.closing.${side}`)}
          </span>
        ))}
      </div>
    </div>
  )
}
