import type { ContractRequestQuote } from '@sakina/api-client/client'
import { Code } from '@sakina/ui/code'
import { DateText } from '@sakina/ui/date-text'

import { useText } from '../intl/use-text.ts'

type Props = { voucher: NonNullable<ContractRequestQuote['voucher']> }

/** Says what becomes of the voucher that lowered the price: it comes back, or its share is in the refund. */
export function VoucherNote({ voucher: { code, outcome, lastDay } }: Props) {
  const t = useText()
  if (outcome !== 'returned')
    return (
      <>
        {t('requests.voucher.shared')} <Code value={code} />
      </>
    )
  return (
    <>
      {t('requests.voucher.returned')} <Code value={code} weight="strong" />
      {lastDay && (
        <span className="block">
          {t('requests.voucher.until')} <DateText value={lastDay} />
        </span>
      )}
    </>
  )
}
