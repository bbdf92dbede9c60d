import { Dialog } from '@sakina/ui/dialog'
import { ErrorState } from '@sakina/ui/error-state'

import { useText } from '../../shared/intl/use-text.ts'

type Props = { title: string; text: string; onRetry: () => void; onClose: () => void }

/** Stands where a request's form would: it cannot be filled in without its contract. */
export default function ContractFailed({ title, text, onRetry, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <ErrorState level={3} title={t('requests.contractFailed')} text={text} onRetry={onRetry} />
    </Dialog>
  )
}
