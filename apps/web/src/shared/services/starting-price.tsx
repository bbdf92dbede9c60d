import type { Service } from '@sakina/api-client/client'
import { pricePerUnit } from '@sakina/domain/plans'
import { Money } from '@sakina/ui/money'
import { Pause } from '@sakina/ui/provider'

import { useText } from '../intl/use-text.ts'

/** The lowest price of a service, what it pays for, and the package that it is for. */
export function StartingPrice({ service, className }: { service: Service; className: string }) {
  const t = useText()
  const { code, startingTotal, startingBasis } = service
  if (startingTotal === null) return <p className="m-0 text-text-muted">{t('services.onRequest')}</p>
  const each = pricePerUnit(startingTotal, startingBasis ?? undefined)
  const included = t(code === 'resident' ? 'services.withSalary' : 'services.withTax')
  return (
    <p className="m-0 flex flex-wrap items-baseline gap-x-1">
      {/* The space is hard because one between flex items is not rendered. */}
      <span className="text-small text-text-muted">{t('services.from')}&nbsp;</span>
      <Money
        halalas={each?.price ?? startingTotal}
        per={each ? { unit: each.unit, count: 1 } : startingBasis}
        decimals="auto"
        weight="strong"
        className={`contents ${className}`}
      />
      <Pause />
      <span className="w-full text-small text-text-muted">
        {each ? t(`services.package.${each.unit}`, { count: each.count, included }) : included}
      </span>
    </p>
  )
}
