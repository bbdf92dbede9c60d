import type { Complaint } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listComplaints, listOnHoldComplaints, listOpenComplaints } from '@sakina/api-client/wire/complaints'
import { Complaint as ComplaintArt } from '@sakina/ui/art/illustrations/complaint'
import { Button } from '@sakina/ui/button'
import { ComplaintCard, ComplaintCardSkeleton, type ComplaintCardComplaint } from '@sakina/ui/complaint-card'
import { EmptyState } from '@sakina/ui/empty-state'
import { SegmentedControl } from '@sakina/ui/segmented-control'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { IncrementalList } from '../../shared/paging/incremental-list.tsx'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { Link, useNavigate, useSearchParams } from '../../shared/router/index.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'
import { ComplaintReply } from './complaint-reply.tsx'
import { toComplaintCardComplaint } from './complaint-view.ts'

const AddComplaint = lazyComponent(() => import('./add-complaint.tsx'))
const SentPictures = lazyComponent(() => import('./sent-pictures.tsx'))

const lists = { all: listComplaints, open: listOpenComplaints, on_hold: listOnHoldComplaints } as const
const states = ['open', 'on_hold'] as const
const isUnanswered = ({ state }: Complaint): boolean => state.code !== 'closed'

const stateIn = (search: URLSearchParams) => states.find((each) => each === search.get('state'))

/** Opens the popup with the form, over the list with its filter. */
export function AddComplaintLink() {
  const t = useText()
  const [search] = useSearchParams()
  const state = stateIn(search)
  return (
    <Button asChild size="sm">
      <PopupLink to={paths.complaints.to({ ...(state && { state }), add: true })}>
        {t('complaints.add')}
      </PopupLink>
    </Button>
  )
}

/** Adds to the events of a complaint the pictures that the customer sent. */
const withPictures = (shown: ComplaintCardComplaint, { history }: Complaint): ComplaintCardComplaint => ({
  ...shown,
  history: shown.history.map((event, place) => {
    const ids = history[place]?.pictures ?? []
    return { ...event, pictures: ids.length > 0 && <SentPictures ids={ids} /> }
  }),
})

/** Lists the complaints by one of the documented filters, and adds one in a popup. */
export function ComplaintList() {
  const t = useText()
  const navigate = useNavigate()
  const close = useClosePopup('popup', 'contract')
  usePreloadOnIntent({ 'popup=complaint': AddComplaint })
  const [search] = useSearchParams()
  const { partnerId } = useCustomer()
  const state = stateIn(search)
  const at = useNow()
  const complaints = useEndpoint(lists[state ?? 'all'], {
    query: partnerId === null ? {} : { partner_id: String(partnerId) },
  })
  usePolling(complaints.data?.some(isUnanswered) ?? false, () => complaints.mutate())
  return (
    <div className="grid gap-5">
      <SegmentedControl
        label={t('complaints.filter')}
        hideLabel
        value={state ?? 'all'}
        onValueChange={(next) => {
          const chosen = states.find((each) => each === next)
          void navigate(paths.complaints.to(chosen && { state: chosen }))
        }}
        options={[
          { value: 'all', label: t('complaints.all') },
          { value: 'open', label: t('complaints.open') },
          { value: 'on_hold', label: t('complaints.onHold') },
        ]}
      />
      <AsyncView
        key={state}
        answer={complaints}
        label={t('complaints.loading')}
        failedTitle={t('complaints.failed')}
        loading={
          <div className="divide-y divide-border overflow-clip rounded-card border border-border bg-surface">
            <ComplaintCardSkeleton collapsible />
            <ComplaintCardSkeleton collapsible />
          </div>
        }
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t(state ? 'complaints.noneOfThese' : 'complaints.none')}
            text={t('complaints.noneText')}
            illustration={<ComplaintArt />}
          />
        }
      >
        {(all) => (
          <IncrementalList label={t('complaints.title')} items={all} rows>
            {(complaint, place) => (
              <ComplaintCard
                as="li"
                collapsible
                defaultOpen={place === 0}
                key={String(complaint.id)}
                level={2}
                complaint={withPictures(toComplaintCardComplaint(complaint, at), complaint)}
                visitLink={<Link to={paths.visits.to()} />}
                actions={<ComplaintReply complaint={complaint} at={at} />}
              />
            )}
          </IncrementalList>
        )}
      </AsyncView>
      {search.get('popup') === 'complaint' && (
        <AddComplaint chosen={search.get('contract') ?? ''} onClose={close} />
      )}
    </div>
  )
}
