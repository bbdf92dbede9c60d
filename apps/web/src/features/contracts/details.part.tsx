import { useEndpoint } from '@sakina/api-client/swr'
import { getMyContract } from '@sakina/api-client/wire/contracts'
import { ContractDetailsPopup } from '@sakina/ui/contract-details-popup'

import { useNow } from '../../shared/clock/use-now.ts'
import { Closing } from './closing.tsx'
import { detailsView } from './contract-view.ts'
import { Letterhead } from './letterhead.tsx'

type Props = { id: string; onClose: () => void }

export default function Details({ id, onClose }: Props) {
  const at = useNow()
  const { data, error, mutate } = useEndpoint(getMyContract, { params: { id } })
  return (
    <ContractDetailsPopup
      open
      onOpenChange={(open) => !open && onClose()}
      contract={data && detailsView(data, at)}
      onRetry={error && !data ? () => void mutate() : undefined}
      onPrint={() => window.print()}
      letterhead={<Letterhead />}
      closing={<Closing service={data?.service?.code} />}
    />
  )
}
