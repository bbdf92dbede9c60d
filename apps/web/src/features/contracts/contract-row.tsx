import type { Contract } from '@sakina/api-client/client'
import { ContractCard } from '@sakina/ui/contract-card'
import { riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { PersonName } from '@sakina/ui/person-name'

import { useIsWide } from '../../shared/bookings/use-is-wide.ts'
import { ShortDate } from '../../shared/clock/short-date.tsx'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { DotSeparated } from '../../shared/layout/dot-separated.tsx'
import { WorkerPortrait } from '../../shared/plans/worker-portrait.tsx'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { Link } from '../../shared/router/index.ts'
import { ServiceThumbnail } from '../../shared/services/service-art.tsx'
import { contractActions, type ContractListState } from './contract-actions.tsx'
import { toContractCardContract, isContractNotStarted } from './contract-view.ts'

type Props = {
  contract: Contract
  filter: ContractListState
}

/** A contract as a row of the list: what, who, how long, its state, and a menu. */
export function ContractRow({ contract, filter }: Props) {
  const t = useText()
  const isWide = useIsWide()
  const today = riyadhDay(useNow())
  const { id, service, workers } = contract
  const [worker] = workers
  const { state, chosen } = filter
  return (
    <ContractCard
      as="li"
      level={3}
      contract={toContractCardContract(contract, today)}
      row={{
        picture: worker ? (
          <WorkerPortrait worker={worker} />
        ) : (
          <ServiceThumbnail code={service?.code ?? 'unknown'} />
        ),
        when: <Term contract={contract} today={today} />,
        link: isWide ? (
          <Link to={paths.contracts.to({ state, chosen: id })} />
        ) : (
          <PopupLink to={paths.contracts.to({ ...filter, popup: 'contract', contract: id })} />
        ),
        current: chosen === String(id),
      }}
      actions={
        chosen === undefined
          ? contractActions(contract, {
              filter,
              label: (name) => t(name === 'pay' ? 'contracts.row.pay' : `contracts.action.${name}`),
            })
          : []
      }
    />
  )
}

function Term({ contract, today }: { contract: Contract; today: LocalDate }) {
  const t = useText()
  const { workers, startDate, endDate } = contract
  const notStarted = isContractNotStarted(contract, today)
  if (notStarted && startDate === null) return t('contracts.row.onArrival')
  const day = notStarted ? startDate : endDate
  return (
    <DotSeparated>
      {day && (
        <>
          {t(notStarted ? 'contracts.row.starts' : 'contracts.row.until')} <ShortDate value={day} />
        </>
      )}
      {workers.map(({ id, name }) => name && <PersonName key={id} name={name} />)}
    </DotSeparated>
  )
}
