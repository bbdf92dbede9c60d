import { useEndpoint } from '@sakina/api-client/swr'
import { getMyContract } from '@sakina/api-client/wire/contracts'
import { useEffect, useState } from 'react'

import { toContractRequestFacts, canMakeContractRequest } from '../../shared/contracts/can-request.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { LazyLoadErrorPopup } from '../../shared/popup/use-popup.ts'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'

const parts = {
  cancellation: lazyComponent(() => import('./cancellation-popup-form.tsx')),
  suspension: lazyComponent(() => import('./suspension-popup-form.tsx')),
  replacement: lazyComponent(() => import('./replacement-popup-form.tsx')),
} as const
const RequestUnavailable = lazyComponent(() => import('./request-unavailable.tsx'))
const kinds = ['cancellation', 'suspension', 'replacement'] as const
const intents = Object.fromEntries(kinds.map((kind) => [`popup=${kind}`, parts[kind]]))

/** Renders the request popup that the URL names, over any page: `popup=cancellation&contract=…`. */
export function RequestPopups() {
  const [search] = useSearchParams()
  const close = useClosePopup('popup', 'contract')
  usePreloadOnIntent(intents)
  const kind = kinds.find((each) => each === search.get('popup'))
  const contractId = search.get('contract')
  if (kind === undefined || contractId === null) return null
  return <RequestPopup key={`${kind} ${contractId}`} kind={kind} contractId={contractId} onClose={close} />
}

type Props = { kind: (typeof kinds)[number]; contractId: string; onClose: () => void }

function RequestPopup({ kind, contractId, onClose }: Props) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(getMyContract, { params: { id: contractId } })
  // The contract as it was at first, because the sent request changes it.
  const [contract, setContract] = useState(data)
  if (data && !contract) setContract(data)
  const Part = parts[kind]
  // Loads the form while the contract is being fetched.
  useEffect(() => Part.preload(), [Part])
  if (contract && !canMakeContractRequest(toContractRequestFacts(contract), kind))
    return <RequestUnavailable kind={kind} contract={toContractRequestFacts(contract)} onClose={onClose} />
  if (data) return <Part contract={data} onClose={onClose} />
  if (!error) return null
  return (
    <LazyLoadErrorPopup
      title={t(`requests.${kind}.title`)}
      heading={t('requests.contractFailed')}
      kind="contract"
      error={error}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  )
}
