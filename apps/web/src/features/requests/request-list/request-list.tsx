import type { ContractRequest } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listMyRequests } from '@sakina/api-client/wire/requests'
import { canWithdrawRequest } from '@sakina/domain/lifecycles'
import { Contract as ContractArt } from '@sakina/ui/art/illustrations/contract'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { RequestCard, RequestCardSkeleton } from '@sakina/ui/request-card'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useNow } from '../../../shared/clock/use-now.ts'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { parsePageNumber, PagedList } from '../../../shared/paging/paged-list.tsx'
import { RefundNotice } from '../../../shared/requests/refund-notice.tsx'
import { Link, useSearchParams } from '../../../shared/router/index.ts'
import { PopupLink } from '../../../shared/popup/popup-link.tsx'
import { useClosePopup } from '../../../shared/popup/use-close-popup.ts'
import { usePolling } from '../../../shared/timing/use-polling.ts'
import { showToast } from '../../../shared/toasts/show-toast.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../../shared/hydration/preload-on-intent.ts'
import { toRequestCardRequest } from './request-view.ts'

const WithdrawRequest = lazyComponent(() => import('./withdraw-request.tsx'))

const isOpen = ({ status }: ContractRequest): boolean =>
  status.code !== 'unknown' && canWithdrawRequest(status.code)
const pageAt = (page: number) => paths.requests.to({ page })

/** Lists the requests, the newest first. Answers appear while the page is open. */
export function RequestList() {
  const t = useText()
  const [search] = useSearchParams()
  const page = parsePageNumber(search)
  const at = useNow()
  const requests = useEndpoint(listMyRequests, { query: { page } }, { keepPreviousData: true })
  usePolling(requests.data?.items.some(isOpen) ?? false, () => requests.mutate())
  const wanted = search.get('withdraw')
  const withdrawn = requests.data?.items.find((request) => String(request.id) === wanted && isOpen(request))
  const close = useClosePopup('withdraw')
  usePreloadOnIntent({ withdraw: WithdrawRequest })
  return (
    <>
      <AsyncView
        answer={requests}
        label={t('requestList.loading')}
        failedTitle={t('requestList.failed')}
        loading={
          <div className="divide-y divide-border overflow-clip rounded-card border border-border bg-surface">
            <RequestCardSkeleton collapsible />
            <RequestCardSkeleton collapsible />
            <RequestCardSkeleton collapsible />
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
        {(found) => (
          <PagedList list={found} page={page} to={pageAt} label={t('requestList.pages')}>
            <ul
              aria-label={t('requestList.title')}
              className="m-0 list-none divide-y divide-border overflow-clip rounded-card border border-border bg-surface p-0"
            >
              {found.items.map((request, place) => (
                <RequestCard
                  as="li"
                  collapsible
                  defaultOpen={page === 1 && place === 0}
                  level={2}
                  key={String(request.id)}
                  request={toRequestCardRequest(request, at)}
                  actions={
                    isOpen(request) && (
                      <Button size="sm" variant="secondary" asChild>
                        <PopupLink
                          to={paths.requests.to({ page, withdraw: request.id })}
                          aria-label={`${t('requestList.withdraw')}: ${request.number}`}
                        >
                          {t('requestList.withdraw')}
                        </PopupLink>
                      </Button>
                    )
                  }
                >
                  {request.payout && <RefundNotice payout={request.payout} />}
                </RequestCard>
              ))}
            </ul>
          </PagedList>
        )}
      </AsyncView>
      {withdrawn && (
        <WithdrawRequest
          request={withdrawn}
          onClose={close}
          onWithdrawn={() => {
            showToast(t('requestList.withdraw.done'))
            close()
          }}
        />
      )}
    </>
  )
}
