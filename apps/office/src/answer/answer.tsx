import { useEndpoint } from '@sakina/api-client/swr'
import { opsListCustomerActs } from '@sakina/api-client/wire/ops'
import { opsListQueue } from '@sakina/api-client/wire/queue'
import { Alert } from '@sakina/ui/alert'
import { Card } from '@sakina/ui/card'
import { Heading } from '@sakina/ui/heading'
import { KeyValueListSkeleton } from '@sakina/ui/key-value-list'
import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { useState } from 'react'

import { Acts, useActWords } from '../acts/acts.tsx'
import { BackLink } from '../shared/back-link.tsx'
import { Facts } from '../shared/facts.tsx'
import { LoadFailure } from '../shared/load-failure.tsx'
import { mayDo, useSession, useSignedOutCheck } from '../shared/person.ts'
import { Link, Navigate, useParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { Moment } from '../shared/moment.tsx'
import { DoneText } from './act-panel.tsx'
import { ActForm, type Done } from './act-form.tsx'
import type { Loaded, RecordView } from './loaded.ts'
import { Owner } from './owner.tsx'
import {
  useCharge,
  useComplaint,
  useContract,
  useMessage,
  useNotice,
  useOrder,
  useRefund,
  useRequestRecord,
  useVisit,
  type RecordKind,
} from './records.tsx'

/** How often a record looks whether somebody else has changed it, in milliseconds. */
const refreshInterval = 15_000

/** Whether and with whom a record waits, and what the office has done with it. */
function useQueueState({ id, customer }: RecordView) {
  const record = String(id)
  const queue = useEndpoint(opsListQueue, { query: { record } }, { refreshInterval })
  const acts = useEndpoint(
    opsListCustomerActs,
    customer?.id == null ? null : { params: { id: customer.id }, query: { record, limit: 20 } },
    { refreshInterval },
  )
  return {
    isKnown: queue.data !== undefined,
    waiting: queue.data?.items[0],
    acts: acts.data?.items ?? [],
    look: () => Promise.all([queue.mutate(), acts.mutate()]),
  }
}

type RecordProps = { loaded: Loaded & { shown: RecordView } }

/** A record with its facts, its acts and what was done with it. */
function Record({ loaded: { shown, mutate } }: RecordProps) {
  const t = useText()
  const { who, what } = useActWords()
  const { person } = useSession()
  const [done, setDone] = useState<Done>()
  const { isKnown, waiting, acts, look } = useQueueState(shown)
  const isWaiting = waiting !== undefined
  const [hasWaited, setHasWaited] = useState(isWaiting)
  if (isWaiting && !hasWaited) setHasWaited(true)
  const [isRefused, setIsRefused] = useState(false)
  const hasChanged = hasWaited || isRefused
  const allowed = shown.acts.filter(
    ({ operation, isAnytime = false }) => (isWaiting || isAnytime) && mayDo(person, operation),
  )
  const again = () => Promise.all([mutate(), look()])
  const [last] = acts
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card as="section" aria-label={t('answer.facts')}>
        <Facts
          facts={[
            {
              label: shown.customer?.id === null ? 'inbox.sender' : 'today.family',
              value:
                shown.customer?.id == null ? (
                  shown.customer && <PersonName name={shown.customer.name} />
                ) : (
                  <Link to={`/file/${shown.customer.id}`} className="text-primary">
                    <PersonName name={shown.customer.name} />
                  </Link>
                ),
            },
            {
              label: 'answer.fact.phone',
              value: shown.customer !== null && shown.customer.phone !== '' && (
                <Phone number={shown.customer.phone} link="text" />
              ),
            },
            { label: 'today.branch', value: shown.branch?.name },
            ...shown.facts,
          ]}
        />
      </Card>
      <Card as="section" aria-label={t('answer.title')}>
        {done !== undefined && <DoneText done={done} next={<BackLink />} />}
        {done === undefined && isKnown && !isWaiting && (hasWaited || allowed.length === 0) && (
          <Alert
            tone="info"
            announce={hasChanged}
            title={t(hasChanged ? 'answer.notWaiting' : 'answer.nothing')}
          >
            {last && (
              <>
                {who(last)}: {what(last)} {last.at && <Moment at={last.at} />}
              </>
            )}
          </Alert>
        )}
        {done === undefined && isWaiting && allowed.length === 0 && (
          <Alert tone="info">{t('answer.notYours')}</Alert>
        )}
        {done === undefined && isKnown && allowed.length > 0 && (
          <>
            {waiting && <Owner waiting={waiting} onTaken={look} />}
            <ActForm
              key={String(isWaiting)}
              acts={allowed}
              onDone={(what_) => {
                setDone(what_)
                void again()
              }}
              onChanged={() => {
                setIsRefused(true)
                void again()
              }}
            />
          </>
        )}
      </Card>
      {acts.length > 0 && (
        <section aria-labelledby="acts" className="grid gap-4 lg:col-span-2">
          <Heading level={2} size="title" id="acts">
            {t('acts.title')}
          </Heading>
          <Acts acts={acts} />
        </section>
      )}
    </div>
  )
}

function Loader({ kind, loaded }: { kind: RecordKind; loaded: Loaded }) {
  const t = useText()
  const { shown, error, isValidating, mutate } = loaded
  useSignedOutCheck(error)
  const number = shown?.number ?? ''
  return (
    <Screen title={[t(`answer.one.${kind}`), number].filter(Boolean).join(' ')}>
      <BackLink />
      {shown !== undefined ? (
        <Record loaded={{ ...loaded, shown }} />
      ) : error === undefined || isValidating ? (
        <SkeletonGroup label={t('answer.loading')} className="appear-late">
          <KeyValueListSkeleton count={6} layout="columns" />
        </SkeletonGroup>
      ) : (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      )}
    </Screen>
  )
}

const screenOf = (kind: RecordKind, useRecord: (id: string) => Loaded) =>
  function RecordScreen({ id }: { id: string }) {
    return <Loader kind={kind} loaded={useRecord(id)} />
  }

const screens: Readonly<Record<RecordKind, ReturnType<typeof screenOf>>> = {
  request: screenOf('request', useRequestRecord),
  complaint: screenOf('complaint', useComplaint),
  package: screenOf('package', useOrder),
  order: screenOf('order', useOrder),
  visit: screenOf('visit', useVisit),
  refund: screenOf('refund', useRefund),
  charge: screenOf('charge', useCharge),
  notice: screenOf('notice', useNotice),
  message: screenOf('message', useMessage),
  contract: screenOf('contract', useContract),
}

const isRecordKind = (kind: string | undefined): kind is RecordKind =>
  kind !== undefined && Object.hasOwn(screens, kind)

/** The screen of a record: what a person has to know, and how to answer it. */
export function Answer() {
  const { kind: named, id = '' } = useParams()
  if (!isRecordKind(named)) return <Navigate replace to="/" />
  const RecordScreen = screens[named]
  return <RecordScreen key={`${named} ${id}`} id={id} />
}
