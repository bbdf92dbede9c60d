import { Alert } from '@sakina/ui/alert'

import { paths } from '../config/paths.ts'
import { isNeverCancelled, type AskedAbout, type Askable } from '../contracts/can-ask.ts'
import { useText } from '../intl/use-text.ts'
import { Further } from '../portal/further.tsx'

/** Says why a request is not possible, and where the answer to the open one will appear. */
export function CannotAskNotice({ kind, contract }: { kind: Askable; contract: AskedAbout }) {
  const t = useText()
  if (isNeverCancelled(contract, kind))
    return <Alert tone="info">{t('requests.refusal.instalments_not_cancellable')}</Alert>
  if (contract.openRequest === null)
    return <Alert tone="info">{t('requests.refusal.contract_not_open')}</Alert>
  return (
    <Alert tone="info" action={<Further to={paths.requests.to()}>{t('requests.toRequests')}</Further>}>
      {t('requests.alreadyAsked')}
    </Alert>
  )
}
