import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsEndAbsence, opsListAbsences, opsRecordAbsence } from '@sakina/api-client/wire/ops'
import { Alert } from '@sakina/ui/alert'
import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'
import { Dialog } from '@sakina/ui/dialog'
import { EmptyState } from '@sakina/ui/empty-state'
import { PersonName } from '@sakina/ui/person-name'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { RecordList, usePage } from '../file/record-list.tsx'
import { mayDo, useSession } from '../shared/person.ts'
import { Link } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { AbsenceForm } from './absence-form.tsx'
import { Touched } from './touched.tsx'

type Absence = EntityOf<typeof opsListAbsences>['items'][number]

function useColumns({
  isOfOne,
  onEnd,
}: {
  isOfOne: boolean
  onEnd: ((absence: Absence) => void) | undefined
}): readonly TableColumn<Absence>[] {
  const t = useText()
  const columns: readonly TableColumn<Absence>[] = [
    ...(isOfOne
      ? []
      : [
          {
            id: 'worker',
            header: t('answer.fact.worker'),
            rowHeader: true,
            cell: ({ worker }: Absence) => worker && <PersonName name={worker.name} />,
          },
        ]),
    {
      id: 'from',
      header: t('absences.from'),
      rowHeader: isOfOne,
      cell: ({ from }) => from !== null && <DateText value={from} form="weekday-short" />,
    },
    {
      id: 'to',
      header: t('absences.to'),
      cell: ({ to }) => to !== null && <DateText value={to} form="weekday-short" />,
    },
    {
      id: 'reason',
      header: t('answer.fact.reason'),
      cell: ({ reason, note }) => (
        <span className="grid gap-1">
          {t.ofCode(`absences.reason.${reason}`)}
          {note !== null && (
            <Text as="span" size="small" tone="muted">
              {note}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'touched',
      header: t('absences.touched'),
      cell: ({ touched }) =>
        touched.length === 0 ? (
          <Text as="span">{t('absences.nothingTouched')}</Text>
        ) : (
          <Touched times={touched} />
        ),
    },
  ]
  if (onEnd === undefined) return columns
  return [
    ...columns,
    {
      id: 'end',
      header: t('absences.end'),
      cell: (absence) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${t('absences.end')} ${absence.worker?.name ?? ''}`}
          onClick={() => onEnd(absence)}
        >
          {t('absences.end')}
        </Button>
      ),
    },
  ]
}

type ListProps = {
  /** Whose absences are shown; without it those of all workers. */
  worker?: number
  onChanged?: () => void
}

/** Absences, each with what still has to be given to somebody else; one can be recorded or ended. */
export function AbsenceList({ worker, onChanged }: ListProps) {
  const t = useText()
  const words = useErrorMessage()
  const { person } = useSession()
  const absences = useEndpoint(opsListAbsences, { query: { ...usePage(), worker } })
  const end = useCommand(opsEndAbsence)
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const lookAgain = async (): Promise<void> => {
    onChanged?.()
    await absences.mutate()
  }
  const endOne = async ({ id, worker: absent }: Absence): Promise<void> => {
    const reply = await end.run({ params: { id }, body: {} })
    if (reply.ok) setSaid(t('absences.ended', { name: absent?.name ?? '' }))
    await lookAgain()
  }
  const mayChange = mayDo(person, opsRecordAbsence)
  const columns = useColumns({
    isOfOne: worker !== undefined,
    onEnd: mayChange ? (absence) => void endOne(absence) : undefined,
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      {said !== '' && (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      {end.error && (
        <Alert tone="warning" announce>
          {words(end.error)}
        </Alert>
      )}
      {mayChange && (
        <Button className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t('absences.record')}
        </Button>
      )}
      <RecordList
        caption={t('absences.title')}
        answer={absences}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState illustration={<CalendarVisit />} title={t('absences.empty')} />}
      />
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('absences.record')}
        description={t('absences.recordText')}
      >
        {isOpen && (
          <AbsenceForm
            {...(worker !== undefined && { of: String(worker) })}
            onDone={(name) => {
              setIsOpen(false)
              setSaid(t('absences.recorded', { name }))
              void lookAgain()
            }}
          />
        )}
      </Dialog>
    </div>
  )
}

/** The days on which workers do not come, each with what still has to be given to somebody else. */
export function Absences() {
  const t = useText()
  return (
    <Screen title={t('absences.title')}>
      <Link to="/dispatch" className="justify-self-start text-primary">
        {t('answer.back')}
      </Link>
      <AbsenceList />
    </Screen>
  )
}
