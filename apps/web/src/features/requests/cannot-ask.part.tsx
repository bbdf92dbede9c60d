import { Alert } from '@sakina/ui/alert'
import { Dialog } from '@sakina/ui/dialog'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Further } from '../../shared/portal/further.tsx'

type Props = {
  title: string
  /** The office owes an answer on this contract; else its state does not allow it. */
  isAsked: boolean
  onClose: () => void
}

/** Stands where a request's form would, on a contract the office would refuse it for. */
export default function CannotAsk({ title, isAsked, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <Alert
        tone="info"
        action={isAsked && <Further to={paths.requests.to()}>{t('requests.toRequests')}</Further>}
      >
        {t(isAsked ? 'requests.alreadyAsked' : 'requests.refusal.contract_not_open')}
      </Alert>
    </Dialog>
  )
}
