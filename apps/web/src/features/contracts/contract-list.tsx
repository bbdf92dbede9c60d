import type { Contract } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { contractListOperations } from '@sakina/api-client/wire/contract-lists'
import { riyadhDay } from '@sakina/domain/calendar'
import { contractFilters, timeGroupOfContract } from '@sakina/domain/lifecycles'
import { contractStates, type ContractState } from '@sakina/domain/vocabulary'
import { Contract as ContractArt } from '@sakina/ui/art/illustrations/contract'
import { Button } from '@sakina/ui/button'
import { ContractCard } from '@sakina/ui/contract-card'
import { EmptyState } from '@sakina/ui/empty-state'
import { Announcement } from '@sakina/ui/provider'
import { useEffect, useRef, useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { NowNextPastGroups } from '../../shared/bookings/booking-groups.tsx'
import { BookingRowsSkeleton } from '../../shared/bookings/booking-rows-skeleton.tsx'
import { ListAndDetail } from '../../shared/bookings/list-and-detail.tsx'
import { useIsWide } from '../../shared/bookings/use-is-wide.ts'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { ServicePicture } from '../../shared/services/service-picture.tsx'
import { useCustomer } from '../../shared/session/session.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { TodaysVisit } from '../../shared/visits/todays-visit.tsx'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'
import { contractActions, type ContractListState } from './contract-actions.tsx'
import { ContractRow } from './contract-row.tsx'
import { toContractCardContract } from './contract-view.ts'
import { useAllContracts } from './use-all-contracts.ts'

const ContractDetailsView = lazyComponent(() => import('./details.tsx'))

const ResumeContract = lazyComponent(() => import('./resume.tsx'))

const isAsked = ({ openRequest }: Contract): boolean => openRequest !== null

/** Lists the contracts by one of the nine documented filters. A contract and its requests open in popups. */
export function ContractList() {
  const t = useText()
  const close = useClosePopup('popup', 'contract')
  usePreloadOnIntent({ 'popup=contract': ContractDetailsView, 'popup=resume': ResumeContract })
  const [search] = useSearchParams()
  const state = contractStates.find((each) => each === search.get('state'))
  const popup = search.get('popup')
  const contract = search.get('contract')
  const isWide = useIsWide()
  const filters = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const row = filters.current
    const current = row?.querySelector('[aria-current]')
    if (!row || !current) return
    // Not `scrollIntoView`, which would also scroll the page.
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [state])
  const chosen = (isWide ? search.get('chosen') : null) ?? undefined
  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label={t('contracts.filter')}>
        <ul
          ref={filters}
          data-scrolls="across"
          className="-mx-4 my-0 flex list-none gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap"
        >
          {contractFilters.map((each) => {
            const current = each === (state ?? 'all')
            return (
              <li key={each} className="shrink-0">
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
      <Announcement text={count === undefined ? undefined : t('contracts.shown', { count })} />
      {state ? (
        <Filtered key={state} filter={{ state, chosen }} onCountChange={setCount} />
      ) : (
        <Every filter={{ chosen }} onCountChange={setCount} />
      )}
      {popup === 'contract' && contract !== null && (
        <ContractDetailsView id={contract} filter={{ state, chosen }} onClose={close} />
      )}
      {popup === 'resume' && contract !== null && <ResumeContract id={contract} onClose={close} />}
    </div>
  )
}

type ListProps<Filter> = { readonly filter: Filter; readonly onCountChange: (count: number) => void }

function Filtered({
  filter,
  onCountChange,
}: ListProps<ContractListState & { readonly state: ContractState }>) {
  const { partnerId } = useCustomer()
  const contracts = useEndpoint(contractListOperations[filter.state], {
    query: partnerId === null ? {} : { customerId: String(partnerId) },
  })
  usePolling(contracts.data?.some(isAsked) ?? false, () => contracts.mutate())
  return <Contracts answer={contracts} filter={filter} onCountChange={onCountChange} />
}

const Every = (props: ListProps<ContractListState>) => <Contracts answer={useAllContracts()} {...props} />

type Answer = Parameters<typeof AsyncView<readonly Contract[]>>[0]['answer']

function Contracts({
  answer,
  filter,
  onCountChange,
}: ListProps<ContractListState> & { readonly answer: Answer }) {
  const t = useText()
  const at = useNow()
  const count = answer.data?.length
  useEffect(() => {
    if (count !== undefined) onCountChange(count)
  }, [count, onCountChange])
  return (
    <AsyncView
      answer={answer}
      label={t('contracts.loading')}
      failedTitle={t('contracts.failed')}
      loading={<BookingRowsSkeleton />}
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
            illustration={<ServicePicture code="resident" className="w-80 max-w-full rounded-card" />}
            action={
              <Button asChild>
                <Link to={paths.myOrders.to()}>{t('contracts.toOrders')}</Link>
              </Button>
            }
          />
        )
      }
    >
      {(all) => {
        const chosen = all.find(({ id }) => String(id) === filter.chosen)
        const list = (
          <NowNextPastGroups
            label={t('contracts.title')}
            items={all}
            groupOf={({ state, startDate }) =>
              timeGroupOfContract({ state: state.code, startDate }, riyadhDay(at))
            }
          >
            {(contract) => (
              <ContractRow
                key={String(contract.id)}
                contract={contract}
                filter={chosen ? filter : { state: filter.state }}
              />
            )}
          </NowNextPastGroups>
        )
        if (!chosen) return list
        return (
          <ListAndDetail
            label={t('contracts.title')}
            list={list}
            chosen={String(chosen.id)}
            detailLabel={t('contracts.one')}
          >
            <ContractCard
              level={2}
              contract={toContractCardContract(chosen, riyadhDay(at))}
              actions={contractActions(chosen, {
                filter,
                label: (name) => t(`contracts.action.${name}`),
              })}
            />
            <TodaysVisit contract={chosen.id} />
          </ListAndDetail>
        )
      }}
    </AsyncView>
  )
}
