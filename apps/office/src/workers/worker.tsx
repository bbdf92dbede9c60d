import { useEndpoint } from '@sakina/api-client/swr'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { opsGetWorker } from '@sakina/api-client/wire/office-workers'
import {
  opsListAbsences,
  opsListOrders,
  opsListVisits,
  opsListWorkerActs,
  opsSetWorkerAvailability,
} from '@sakina/api-client/wire/ops'
import { Alert } from '@sakina/ui/alert'
import { Card } from '@sakina/ui/card'
import { KeyValueListSkeleton } from '@sakina/ui/key-value-list'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { Text } from '@sakina/ui/text'
import { useState, type ReactNode } from 'react'

import { AbsenceList } from '../absences/absences.tsx'
import { Acts } from '../acts/acts.tsx'
import { OrdersOfWorker, VisitsOfWorker } from '../file/lists.tsx'
import { BackLink } from '../shared/back-link.tsx'
import { Facts } from '../shared/facts.tsx'
import { LoadFailure } from '../shared/load-failure.tsx'
import type { MessageId } from '../shared/arabic-messages.ts'
import { PartTabs } from '../shared/part-tabs.tsx'
import { mayDo, useSession, useSignedOutCheck } from '../shared/person.ts'
import { useParams, useSearchParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { Availability, type OfficeWorker } from './availability.tsx'
import { Documents } from './documents.tsx'
import { OfferAct } from './offer-act.tsx'

function ActsOfWorker({ worker }: { worker: string }) {
  const t = useText()
  const { data, error } = useEndpoint(opsListWorkerActs, {
    params: { id: worker },
    query: { page: 1, limit: 50 },
  })
  if (data === undefined) return error && <Text tone="danger">{t('file.listFailed')}</Text>
  return data.items.length === 0 ? <Text tone="muted">{t('file.nothing')}</Text> : <Acts acts={data.items} />
}

type PartProps = { worker: OfficeWorker; onDone: (text: string) => void; onChanged: () => void }
type Part = {
  readonly id: string
  readonly label: MessageId
  readonly operation: Pick<OperationRow, 'roles'>
  readonly Show: (props: PartProps) => ReactNode
}

/** The parts of a worker's file, each with the operation whose roles see it. */
const parts: readonly Part[] = [
  { id: 'documents', label: 'workers.documents', operation: opsGetWorker, Show: Documents },
  {
    id: 'orders',
    label: 'workers.part.orders',
    operation: opsListOrders,
    Show: ({ worker }) => <OrdersOfWorker worker={Number(worker.id)} />,
  },
  {
    id: 'visits',
    label: 'workers.part.visits',
    operation: opsListVisits,
    Show: ({ worker }) => <VisitsOfWorker worker={Number(worker.id)} which="ahead" />,
  },
  {
    id: 'ratings',
    label: 'workers.part.ratings',
    operation: opsListVisits,
    Show: ({ worker }) => <VisitsOfWorker worker={Number(worker.id)} which="rated" />,
  },
  {
    id: 'absences',
    label: 'workers.part.absences',
    operation: opsListAbsences,
    Show: ({ worker, onChanged }) => <AbsenceList worker={Number(worker.id)} onChanged={onChanged} />,
  },
  {
    id: 'acts',
    label: 'workers.part.acts',
    operation: opsListWorkerActs,
    Show: ({ worker }) => <ActsOfWorker worker={String(worker.id)} />,
  },
]

function WorkerFacts({ worker }: { worker: OfficeWorker }) {
  const t = useText()
  const { age, nationality, experienceYears: years, branch, skills } = worker
  return (
    <Facts
      facts={[
        { label: 'workers.today', value: <Availability of={worker} /> },
        { label: 'today.branch', value: branch?.name ?? t('today.everyBranch') },
        { label: 'workers.nationality', value: nationality?.name },
        { label: 'workers.age', value: age !== null && t('workers.years', { count: age }) },
        { label: 'workers.experience', value: years !== null && t('workers.years', { count: years }) },
        { label: 'workers.skills', value: skills.map(({ name }) => name).join(t('app.comma')), wide: true },
      ]}
    />
  )
}

/** The file of a worker: what she does, her documents, orders and absences, and what the office did. */
export function Worker() {
  const t = useText()
  const { id = '' } = useParams()
  const { person } = useSession()
  const [query] = useSearchParams()
  const { data, error, isValidating, mutate } = useEndpoint(opsGetWorker, { params: { id } })
  const [said, setSaid] = useState('')
  useSignedOutCheck(error)
  const shown = parts.filter(({ operation }) => mayDo(person, operation))
  const part = shown.find((each) => each.id === query.get('part')) ?? shown[0]
  const lookAgain = () => void mutate()
  const tell = (text: string) => {
    setSaid(text)
    lookAgain()
  }
  return (
    <Screen title={data?.name ?? t('workers.title')}>
      <BackLink to="/workers" />
      {said !== '' && (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      {data === undefined && error !== undefined && !isValidating ? (
        <LoadFailure error={error} onRetry={lookAgain} />
      ) : (
        <>
          <Card as="section" aria-label={t('answer.facts')} className="grid gap-4">
            {data === undefined ? (
              <SkeletonGroup label={t('answer.loading')}>
                <KeyValueListSkeleton count={4} layout="columns" />
              </SkeletonGroup>
            ) : (
              <>
                <WorkerFacts worker={data} />
                {mayDo(person, opsSetWorkerAvailability) && <OfferAct worker={data} onDone={tell} />}
              </>
            )}
          </Card>
          {data !== undefined && part !== undefined && (
            <>
              <PartTabs
                label={t('workers.parts')}
                parts={shown.map(({ id: each, label }) => ({ id: each, label: t(label) }))}
                current={part.id}
              />
              <part.Show worker={data} onDone={tell} onChanged={lookAgain} />
            </>
          )}
        </>
      )}
    </Screen>
  )
}
