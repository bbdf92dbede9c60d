import type { Request } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listMyRequests } from '@sakina/api-client/wire/requests'
import { Contract as ContractArt } from '@sakina/ui/art/illustrations/contract'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { Pagination } from '@sakina/ui/pagination'
import { RequestCard, RequestCardSkeleton } from '@sakina/ui/request-card'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useNow } from '../../../shared/clock/use-now.ts'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { pageIn } from '../../../shared/paging/page-in.ts'
import { Link, Navigate, useSearchParams } from '../../../shared/router/index.ts'
import { useLive } from '../../../shared/timing/live.ts'
import { requestView } from './request-view.ts'

const isOpen = ({ status }: Request): boolean => status.code === 'open'
const pageLink = (page: number) => <Link to={paths.requests.to({ page })} />

/** What the customer asked of the office, the newest first. An answer appears while the page is open. */
export function RequestList() {
  const t = useText()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const at = useNow()
  const requests = useEndpoint(listMyRequests, { query: { page } }, { keepPreviousData: true })
  useLive(requests.data?.items.some(isOpen) ?? false, () => requests.mutate())
  return (
    <AsyncView
      answer={requests}
      label={t('requestList.loading')}
      failedTitle={t('requestList.failed')}
      loading={
        <div className="grid gap-4">
          <RequestCardSkeleton />
          <RequestCardSkeleton />
          <RequestCardSkeleton />
        </div>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title={t('requestList.none')}
          text={t('requestList.noneText')}
          illustration={<ContractArt />}
          action={
            <Button asChild>
              <Link to={paths.contracts.to()}>{t('requestList.toContracts')}</Link>
            </Button>
          }
        />
      }
    >
      {({ items, totalPages }) =>
        items.length === 0 ? (
          // An address past the last page, such as a kept link to a list that has become shorter
          <Navigate replace to={paths.requests.to({ page: totalPages })} />
        ) : (
          <div className="grid gap-6">
            <ul aria-label={t('requestList.title')} className="m-0 grid list-none gap-4 p-0">
              {items.map((request) => (
                <RequestCard as="li" level={2} key={String(request.id)} request={requestView(request, at)} />
              ))}
            </ul>
            {totalPages > 1 && (
              <Pagination
                label={t('requestList.pages')}
                page={Math.min(page, totalPages)}
                pages={totalPages}
                link={pageLink}
              />
            )}
          </div>
        )
      }
    </AsyncView>
  )
}
