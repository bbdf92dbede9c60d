import { useCommand } from '@sakina/api-client/swr'
import { opsSetWorkerDocument } from '@sakina/api-client/wire/office-workers'
import { workerDocumentKinds, type WorkerDocumentKind } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DatePicker } from '@sakina/ui/date-picker'
import { Dialog } from '@sakina/ui/dialog'
import { Table, type TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { today } from '../shared/clock.ts'
import { mayDo, useSession } from '../shared/person.ts'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import type { WorkerDocument, OfficeWorker } from './availability.tsx'
import { DocumentExpiry } from './document-expiry.tsx'

type Row = { readonly kind: WorkerDocumentKind; readonly expiresOn: WorkerDocument['expiresOn'] }
type FormProps = {
  worker: OfficeWorker
  document: Row
  onDone: (text: string) => void
  onChanged: () => void
}

/** Records until when a document is valid; of two people who do it at once, the second reads what changed. */
function DocumentForm({ worker, document: { kind, expiresOn }, onDone, onChanged }: FormProps) {
  const t = useText()
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(opsSetWorkerDocument)
  const [day, setDay] = useState<string | null>(expiresOn)
  const [isTried, setIsTried] = useState(false)
  const document = t(`workers.document.${kind}`)
  const send = async (expires: string | null): Promise<void> => {
    const reply = await run({
      params: { id: String(worker.id) },
      body: {
        kind,
        ...(expires !== null && { expiresOn: expires }),
        ...(expiresOn !== null && { seenExpiresOn: expiresOn }),
      },
    })
    if (reply.ok) onDone(t(expires === null ? 'workers.removed' : 'workers.saved', { document }))
    else if (reply.error.code === 'transition_not_allowed') onChanged()
  }
  const isWrong = error?.fields['expiresOn'] !== undefined
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (day !== null) void send(day)
      }}
    >
      {error !== null && !isWrong && (
        <Alert tone="warning" announce>
          {words(error)}
        </Alert>
      )}
      <Text>
        {t('workers.was')}:{' '}
        {expiresOn === null ? t('workers.notRecorded') : <DocumentExpiry on={expiresOn} />}
      </Text>
      <DatePicker
        label={t('workers.validUntil')}
        required
        today={today()}
        value={day}
        onValueChange={setDay}
        error={isWrong ? t('workers.dateWrong') : isTried && day === null ? t('answer.missing') : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={busy}>
          {t('workers.record')}
        </Button>
        {expiresOn !== null && (
          <Button variant="quiet" disabled={busy} onClick={() => void send(null)}>
            {t('workers.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

function useColumns(onChange: ((kind: WorkerDocumentKind) => void) | undefined): readonly TableColumn<Row>[] {
  const t = useText()
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'kind',
      header: t('file.paper'),
      rowHeader: true,
      cell: ({ kind }) => t(`workers.document.${kind}`),
    },
    {
      id: 'expires',
      header: t('workers.validUntil'),
      cell: ({ expiresOn }) =>
        expiresOn === null ? (
          <Text as="span" tone="muted">
            {t('workers.notRecorded')}
          </Text>
        ) : (
          <DocumentExpiry on={expiresOn} />
        ),
    },
  ]
  if (onChange === undefined) return columns
  return [
    ...columns,
    {
      id: 'change',
      header: t('workers.change'),
      cell: ({ kind, expiresOn }) => {
        const words = t(expiresOn === null ? 'workers.record' : 'workers.change')
        return (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${words}: ${t(`workers.document.${kind}`)}`}
            onClick={() => onChange(kind)}
          >
            {words}
          </Button>
        )
      },
    },
  ]
}

type Props = { worker: OfficeWorker; onDone: (text: string) => void; onChanged: () => void }

/** The documents of a worker that expire, each with its last valid day. */
export function Documents({ worker, onDone, onChanged }: Props) {
  const t = useText()
  const { person } = useSession()
  const [open, setOpen] = useState<WorkerDocumentKind>()
  const rows = workerDocumentKinds.map((kind): Row => ({
    kind,
    expiresOn: worker.documents.find((each) => each.kind === kind)?.expiresOn ?? null,
  }))
  const current = rows.find(({ kind }) => kind === open)
  const columns = useColumns(mayDo(person, opsSetWorkerDocument) ? setOpen : undefined)
  return (
    <>
      <Table
        caption={t('workers.documents')}
        captionHidden
        rows={rows}
        rowKey={({ kind }) => kind}
        columns={columns}
      />
      <Dialog
        size="sm"
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={current === undefined ? '' : t(`workers.document.${current.kind}`)}
        description={t('workers.changeText')}
      >
        {current !== undefined && (
          <DocumentForm
            key={current.kind}
            worker={worker}
            document={current}
            onChanged={onChanged}
            onDone={(text) => {
              setOpen(undefined)
              onDone(text)
            }}
          />
        )}
      </Dialog>
    </>
  )
}
