import { Dialog } from '@sakina/ui/dialog'

import type { AskedAbout, Askable } from '../../shared/contracts/can-ask.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { CannotAskNotice } from '../../shared/requests/cannot-ask-notice.tsx'

type Props = { kind: Askable; contract: AskedAbout; onClose: () => void }

/** Replaces the form of a request that the office would refuse for this contract. */
export default function CannotAsk({ kind, contract, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open onOpenChange={onClose} title={t(`requests.${kind}.title`)}>
      <CannotAskNotice kind={kind} contract={contract} />
    </Dialog>
  )
}
