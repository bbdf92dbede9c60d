import { Alert } from '@sakina/ui/alert'

import { paths } from '../config/paths.ts'
import {
  isRequestExcluded,
  type ContractRequestFacts,
  type ContractRequestKind,
} from '../contracts/can-request.ts'
import { useText } from '../intl/use-text.ts'
import { TextLinkInAlert } from '../portal/text-link-in-alert.tsx'

/** Says why a request is not possible, and where the answer to the open one will appear. */
export function RequestUnavailableNotice({
  kind,
  contract,
}: {
  kind: ContractRequestKind
  contract: ContractRequestFacts
}) {
  const t = useText()
  if (isRequestExcluded(contract, kind))
    return <Alert tone="info">{t('requests.refusal.instalments_not_cancellable')}</Alert>
  const unpaid = contract.overdueInvoice
  if (unpaid?.id != null)
    return (
      <Alert
        tone="warning"
        action={
          <TextLinkInAlert to={paths.bills.to({ invoice: unpaid.id, pay: true })}>
            {t('requests.payInvoice')}
          </TextLinkInAlert>
        }
      >
        {t('requests.refusal.payFirst', { number: unpaid.number })}
      </Alert>
    )
  if (contract.openRequest === null)
    return <Alert tone="info">{t('requests.refusal.contract_not_open')}</Alert>
  return (
    <Alert
      tone="info"
      action={<TextLinkInAlert to={paths.requests.to()}>{t('requests.toRequests')}</TextLinkInAlert>}
    >
      {t('requests.alreadyAsked')}
    </Alert>
  )
}
