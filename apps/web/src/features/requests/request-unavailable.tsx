import { Dialog } from '@sakina/ui/dialog'

import type { ContractRequestFacts, ContractRequestKind } from '../../shared/contracts/can-request.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { RequestUnavailableNotice } from '../../shared/requests/request-unavailable-notice.tsx'

type Props = { kind: ContractRequestKind; contract: ContractRequestFacts; onClose: () => void }

/** Replaces the form of a request that the office would refuse for this contract. */
export default function RequestUnavailablePopup({ kind, contract, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open onOpenChange={onClose} title={t(`requests.${kind}.title`)}>
      <RequestUnavailableNotice kind={kind} contract={contract} />
    </Dialog>
  )
}
