import { useEndpoint } from '@sakina/api-client/swr'
import { getMyContract } from '@sakina/api-client/wire/contracts'
import { ContractDetailsPopup } from '@sakina/ui/contract-details-popup'

import { useNow } from '../../shared/clock/use-now.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { LazyLoadErrorPopup } from '../../shared/popup/use-popup.ts'
import { RefundNotices } from '../../shared/requests/refund-notice.tsx'
import { TodaysVisit } from '../../shared/visits/todays-visit.tsx'
import { contractActions, type ContractListState } from './contract-actions.tsx'
import { PrintedContractTerms } from './printed-contract-terms.tsx'
import { toContractDetailsContract } from './contract-view.ts'
import { Letterhead } from './letterhead.tsx'

type Props = { id: string; filter: ContractListState; onClose: () => void }

/** A popup with all details of one contract, which can be printed. */
export default function ContractPopup({ id, filter, onClose }: Props) {
  const t = useText()
  const at = useNow()
  const { data, error, mutate } = useEndpoint(getMyContract, { params: { id } })
  if (error && !data)
    return (
      <LazyLoadErrorPopup
        title={t('contracts.one')}
        heading={t('contracts.oneFailed')}
        kind="contract"
        error={error}
        onRetry={() => void mutate()}
        onClose={onClose}
      />
    )
  return (
    <ContractDetailsPopup
      open
      onOpenChange={(open) => !open && onClose()}
      contract={data && toContractDetailsContract(data, at)}
      onPrint={() => window.print()}
      actions={
        data &&
        contractActions(data, { filter, inDetails: true, label: (name) => t(`contracts.action.${name}`) })
      }
      letterhead={<Letterhead />}
      closing={<PrintedContractTerms service={data?.service?.code} />}
    >
      {data && data.payouts.length > 0 && <RefundNotices payouts={data.payouts} />}
      <TodaysVisit contract={id} />
    </ContractDetailsPopup>
  )
}
