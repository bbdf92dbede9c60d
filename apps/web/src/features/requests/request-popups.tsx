import { useEndpoint } from '@sakina/api-client/swr'
import { getMyContract } from '@sakina/api-client/wire/contracts'
import { useEffect, useState } from 'react'

import { askedAbout, canAsk } from '../../shared/contracts/can-ask.ts'
import { useLocale } from '../../shared/intl/locale-context.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { PopupFailed } from '../../shared/popup/failed.tsx'
import { useClose } from '../../shared/popup/use-close.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { lazyPart } from '../../shared/words/lazy-part.tsx'

const parts = {
  cancellation: lazyPart('features/requests/cancellation', () => import('./cancellation.part.tsx')),
  suspension: lazyPart('features/requests/suspension', () => import('./suspension.part.tsx')),
  replacement: lazyPart('features/requests/replacement', () => import('./replacement.part.tsx')),
} as const
const CannotAsk = lazyPart('features/requests/cannot-ask', () => import('./cannot-ask.part.tsx'))
const kinds = ['cancellation', 'suspension', 'replacement'] as const

/** The request forms over whatever page asks for one in its address: `popup=cancellation&contract=…`. */
export function RequestPopups() {
  const [search] = useSearchParams()
  const close = useClose('popup', 'contract')
  const kind = kinds.find((each) => each === search.get('popup'))
  const contractId = search.get('contract')
  if (kind === undefined || contractId === null) return null
  return <RequestPopup key={`${kind} ${contractId}`} kind={kind} contractId={contractId} onClose={close} />
}

type Props = { kind: (typeof kinds)[number]; contractId: string; onClose: () => void }

function RequestPopup({ kind, contractId, onClose }: Props) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(getMyContract, { params: { id: contractId } })
  // As the form found it: the request it sends is one the office owes an answer to
  const [found, keep] = useState(data)
  if (data && !found) keep(data)
  const Part = parts[kind]
  const locale = useLocale()
  // The form's code comes while its contract is asked for
  useEffect(() => void Part.preload(locale).catch(() => undefined), [Part, locale])
  if (found && !canAsk(askedAbout(found), kind))
    return <CannotAsk kind={kind} contract={askedAbout(found)} onClose={onClose} />
  if (data) return <Part contract={data} onClose={onClose} />
  if (!error) return null
  return (
    <PopupFailed
      title={t(`requests.${kind}.title`)}
      heading={t('requests.contractFailed')}
      kind="contract"
      error={error}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  )
}
