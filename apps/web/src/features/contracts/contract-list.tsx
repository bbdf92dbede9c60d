import type { Contract } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { contractLists } from '@sakina/api-client/wire/contract-lists'
import { contractFilters } from '@sakina/domain/lifecycles'
import { contractStates, type ContractState } from '@sakina/domain/vocabulary'
import { Contract as ContractArt } from '@sakina/ui/art/illustrations/contract'
import { Button } from '@sakina/ui/button'
import { ContractCard, ContractCardSkeleton } from '@sakina/ui/contract-card'
import { EmptyState } from '@sakina/ui/empty-state'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { LongList } from '../../shared/paging/long-list.tsx'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { contractActions } from './contract-actions.tsx'
import { contractView } from './contract-view.ts'
import { useAllContracts } from './use-all-contracts.ts'

const ContractDetailsView = lazyComponent(() => import('./details.tsx'))

const ResumeContract = lazyComponent(() => import('./resume.tsx'))

const isAsked = ({ openRequest }: Contract): boolean => openRequest !== null

/** Lists the contracts by one of the nine documented filters. A contract and its requests open in popups. */
export function ContractList() {
  const t = useText()
  const close = useClosePopup('popup', 'contract')
  const [search] = useSearchParams()
  const state = contractStates.find((each) => each === search.get('state'))
  const popup = search.get('popup')
  const contract = search.get('contract')
  return (
    <div className="grid gap-5">
      <nav aria-label={t('contracts.filter')}>
        <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
          {contractFilters.map((each) => {
            const current = each === (state ?? 'all')
            return (
              <li key={each}>
                <Button asChild size="sm" variant={current ? 'primary' : 'secondary'}>
                  <Link
                    to={paths.contracts.to(each === 'all' ? {} : { state: each })}
                    {...(current && { 'aria-current': 'true' })}
                  >
                    {t(`contracts.filter.${each}`)}
                  </Link>
                </Button>
              </li>
            )
          })}
        </ul>
      </nav>
      {state ? <Filtered key={state} state={state} /> : <Every />}
      {popup === 'contract' && contract !== null && <ContractDetailsView id={contract} onClose={close} />}
      {popup === 'resume' && contract !== null && <ResumeContract id={contract} onClose={close} />}
    </div>
  )
}

function Filtered({ state }: { state: ContractState }) {
  const { partnerId } = useCustomer()
  const contracts = useEndpoint(contractLists[state], {
    query: partnerId === null ? {} : { partner_id: String(partnerId) },
  })
  usePolling(contracts.data?.some(isAsked) ?? false, () => contracts.mutate())
  return <Contracts answer={contracts} filter={{ state }} />
}

const Every = () => <Contracts answer={useAllContracts()} filter={{}} />

type Answer = Parameters<typeof AsyncView<readonly Contract[]>>[0]['answer']

function Contracts({ answer, filter }: { answer: Answer; filter: { state?: string } }) {
  const t = useText()
  return (
    <AsyncView
      answer={answer}
      label={t('contracts.loading')}
      failedTitle={t('contracts.failed')}
      loading={
        <div className="grid gap-4">
          <ContractCardSkeleton />
          <ContractCardSkeleton />
        </div>
      }
      isEmpty={(all) => all.length === 0}
      empty={
        filter.state ? (
          <EmptyState
            title={t('contracts.noneOfThese')}
            text={t('contracts.noneOfTheseText')}
            illustration={<ContractArt />}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.contracts.to()}>{t('contracts.showAll')}</Link>
              </Button>
            }
          />
        ) : (
          <EmptyState
            // The documented labels begin in lower case (portal, states).
            title={<span className="inline-block first-letter:uppercase">{t('contracts.none')}</span>}
            text={t('contracts.noneText')}
            illustration={<ContractArt />}
            action={
              <Button asChild>
                <Link to={paths.myOrders.to()}>{t('contracts.toOrders')}</Link>
              </Button>
            }
          />
        )
      }
    >
      {(all) => (
        <LongList label={t('contracts.title')} items={all}>
          {(contract) => (
            <ContractCard
              as="li"
              level={2}
              key={String(contract.id)}
              contract={contractView(contract)}
              actions={contractActions(contract, { filter, label: (name) => t(`contracts.action.${name}`) })}
            />
          )}
        </LongList>
      )}
    </AsyncView>
  )
}
