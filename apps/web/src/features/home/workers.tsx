import { useEndpoint } from '@sakina/api-client/swr'
import { listWorkers } from '@sakina/api-client/wire/workers'
import { CookingPot } from '@sakina/ui/art/illustrations/cooking-pot'
import { Carousel } from '@sakina/ui/carousel'
import { EmptyState } from '@sakina/ui/empty-state'
import { WorkerCardSkeleton } from '@sakina/ui/worker-card'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { WorkerPreview } from '../../shared/popup/worker-preview.tsx'
import { Section } from '../../shared/section/section.tsx'

/** Enough workers to scroll through; the full list is on the booking page. */
const some = { query: { page: 1, limit: 6 } }

/** A section with workers whose profiles open in a popup. */
export default function WorkersSection() {
  const t = useText()
  const workers = useEndpoint(listWorkers, some)
  return (
    <Section id="workers" heading={t('home.workers.heading')} lead={t('home.workers.lead')}>
      <AsyncView
        answer={workers}
        label={t('home.workers.loading')}
        loading={
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <WorkerCardSkeleton className="min-h-60" />
            <WorkerCardSkeleton className="hidden min-h-60 sm:block" />
            <WorkerCardSkeleton className="hidden min-h-60 lg:block" />
          </div>
        }
        failedTitle={t('home.workers.failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('home.workers.empty.title')}
            text={t('home.workers.empty.text')}
            illustration={<CookingPot />}
          />
        }
      >
        {({ items }) => (
          <Carousel
            label={t('home.workers.list')}
            atOnce={3}
            advanceEvery={8}
            slides={items.map((worker) => ({
              id: String(worker.id),
              content: <WorkerPreview worker={worker} className="h-full" />,
            }))}
          />
        )}
      </AsyncView>
    </Section>
  )
}
