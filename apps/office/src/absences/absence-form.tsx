import type { ApiError } from '@sakina/api-client/client'
import { useEndpoint, useRequest } from '@sakina/api-client/swr'
import { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { opsPreviewAbsence, opsRecordAbsence } from '@sakina/api-client/wire/ops'
import { absenceReasons, textLimits } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Combobox } from '@sakina/ui/combobox'
import { DatePicker } from '@sakina/ui/date-picker'
import { Heading } from '@sakina/ui/heading'
import { NativeSelect } from '@sakina/ui/native-select'
import { Text } from '@sakina/ui/text'
import { Textarea } from '@sakina/ui/textarea'
import { useRef, useState } from 'react'

import { today } from '../shared/clock.ts'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { Touched } from './touched.tsx'

type Props = {
  /** The worker who does not come; without it she is chosen. */
  of?: string
  onDone: (name: string) => void
}

/** Records that a worker does not come from a day to a day, and shows first what that touches. */
export function AbsenceForm({ of, onDone }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const request = useRequest()
  const day = useEndpoint(opsListDispatch, of === undefined ? { query: { date: today(), limit: 1 } } : null)
  const [worker, setWorker] = useState<string | null>(of ?? null)
  const [from, setFrom] = useState<string | null>(today())
  const [to, setTo] = useState<string | null>(today())
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const days = from !== null && to !== null && to >= from ? { from, to } : undefined
  const preview = useEndpoint(
    opsPreviewAbsence,
    worker === null || days === undefined ? null : { params: { id: worker }, query: days },
  )
  const why = absenceReasons.find((each) => each === reason)
  const missing = (isMissing: boolean) => (isTried && isMissing ? t('answer.missing') : undefined)
  const send = async (): Promise<void> => {
    setIsTried(true)
    if (worker === null || days === undefined || why === undefined) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    setIsBusy(true)
    setError(null)
    const body = { ...days, reason: why, ...(note.trim() !== '' && { note: note.trim() }) }
    const reply = await request(opsRecordAbsence, { params: { id: worker }, body })
    setIsBusy(false)
    if (reply.ok) onDone(reply.value.worker?.name ?? '')
    else setError(reply.error)
  }
  const refusal = error ?? preview.error ?? null
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {refusal !== null && (
        <Alert tone="warning" announce>
          {refusal.fields['to'] === undefined ? words(refusal) : t('absences.daysWrong')}
        </Alert>
      )}
      {of === undefined && (
        <Combobox
          label={t('answer.fact.worker')}
          required
          options={(day.data?.workers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={worker}
          onValueChange={setWorker}
          loading={day.data === undefined && day.error === undefined}
          failed={day.error !== undefined}
          onRetry={() => void day.mutate()}
          error={missing(worker === null)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={t('absences.from')}
          required
          today={today()}
          value={from}
          onValueChange={setFrom}
          error={missing(from === null)}
        />
        <DatePicker
          label={t('absences.to')}
          required
          today={today()}
          min={from ?? today()}
          value={to}
          onValueChange={setTo}
          error={
            missing(to === null) ?? (isTried && days === undefined ? t('absences.daysWrong') : undefined)
          }
        />
      </div>
      <NativeSelect
        label={t('answer.fact.reason')}
        required
        placeholder={t('answer.chooseOne')}
        options={absenceReasons.map((each) => ({ value: each, label: t(`absences.reason.${each}`) }))}
        value={reason}
        onValueChange={setReason}
        error={missing(why === undefined)}
      />
      <Textarea
        label={t('answer.field.officeNote')}
        optional
        rows={2}
        maxRows={6}
        countTo={textLimits.officeNote.most}
        value={note}
        onValueChange={setNote}
      />
      <section aria-label={t('answer.preview')} aria-live="polite" className="grid gap-2">
        <Heading level={3} size="lead">
          {t('answer.preview')}
        </Heading>
        {preview.data === undefined ? (
          <Text tone="muted">{t(preview.isValidating ? 'answer.counting' : 'answer.fillFirst')}</Text>
        ) : preview.data.length === 0 ? (
          <Text>{t('absences.nothingTouched')}</Text>
        ) : (
          <>
            <Text>{t('absences.touches', { count: preview.data.length })}</Text>
            <Touched times={preview.data} />
          </>
        )}
      </section>
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {t('absences.record')}
      </Button>
    </form>
  )
}
