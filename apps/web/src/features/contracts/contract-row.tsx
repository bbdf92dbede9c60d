import type { Contract } from '@sakina/api-client/client'
import { ContractCard } from '@sakina/ui/contract-card'
import { PersonName } from '@sakina/ui/person-name'

import { useIsWide } from '../../shared/bookings/use-is-wide.ts'
import { ShortDate } from '../../shared/clock/short-date.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { Link } from '../../shared/router/index.ts'
import { ServiceArt } from '../../shared/services/service-art.tsx'
import { contractActions, type ContractListState } from './contract-actions.tsx'
import { contractView } from './contract-view.ts'

type Props = {
  contract: Contract
  filter: ContractListState
}

/** A contract as a row of the list: what, who, how long, its state, and a menu. */
export function ContractRow({ contract, filter }: Props) {
  const t = useText()
  const isWide = useIsWide()
  const { id, service } = contract
  const { state, chosen } = filter
  return (
    <ContractCard
      as="li"
      level={3}
      contract={contractView(contract)}
      row={{
        picture: <ServiceArt code={service?.code ?? 'unknown'} />,
        when: <Term contract={contract} />,
        link: isWide ? (
          <Link to={paths.contracts.to({ state, chosen: id })} />
        ) : (
          <PopupLink to={paths.contracts.to({ ...filter, popup: 'contract', contract: id })} />
        ),
        current: chosen === String(id),
      }}
      actions={
        chosen === undefined
          ? contractActions(contract, { filter, label: (name) => t(`contracts.action.${name}`) })
          : []
      }
    />
  )
}

function Term({ contract: { workers, startDate, endDate, service } }: { contract: Contract }) {
  const t = useText()
  const [worker] = workers
  if (startDate === null && service?.code === 'mediation') return t('contracts.row.onArrival')
  return (
    <>
      {endDate && (
        <>
          {t('contracts.row.until')} <ShortDate value={endDate} />
        </>
      )}
      {worker?.name && (
        <>
          {endDate && ' · '}
          <PersonName name={worker.name} />
        </>
      )}
    </>
  )
}
