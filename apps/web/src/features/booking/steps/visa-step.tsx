import type { PlanDetail } from '@sakina/api-client/client'
import { riyadhDay } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { passportKey } from '@sakina/api-client/booking'
import { getChosenRecruitment, parseRecruitmentChoice, getChosenWorkers } from '@sakina/domain/booking'
import type { BookingDraft, RecruitmentChoice, WorkerChoice } from '@sakina/domain/booking'
import {
  fileProblem,
  namedWorkerSchema,
  nationalIdWarning,
  visaDetailsSchema,
} from '@sakina/domain/validation'
import { MAX_FILE_BYTES } from '@sakina/domain/vocabulary'
import { DatePicker } from '@sakina/ui/date-picker'
import { FileDrop, type FileDropItem } from '@sakina/ui/file-drop'
import { NumberField } from '@sakina/ui/number-field'
import { RadioGroup } from '@sakina/ui/radio-group'
import { TextField } from '@sakina/ui/text-field'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

import { FieldWarning } from '../../../shared/forms/field-warning.tsx'
import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { deletePassportFile, storePassportFile, readPassportFile } from '../draft/passport-file.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { useStepValues } from './use-step-values.ts'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  tried: boolean
  onChange: (papers: RecruitmentChoice) => void
  onWorkersChange: (workers: WorkerChoice) => void
}

type PapersProps = Omit<Props, 'plan' | 'onWorkersChange'>

const PAPERS = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
const SIGNATURE_BYTES = 16

/** The documents of a recruitment: visa and passport of the customer, or a worker known by name. */
export function VisaStep({ plan, onWorkersChange, ...papers }: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const { isNamed } = getChosenWorkers(papers.draft)
  const name = (): void => onWorkersChange({ count: 1, workerIds: [], named: true })
  // A plan for a worker known by name starts with her details.
  const isByName = plan.category?.code === 'by_name' && papers.draft.steps.worker === undefined
  const begin = useEffectEvent(name)
  useLayoutEffect(() => {
    if (isByName) begin()
  }, [isByName])
  return (
    <div className="grid gap-5">
      <RadioGroup
        variant="card"
        label={t('booking.papers.which')}
        value={isNamed ? 'named' : 'visa'}
        onValueChange={(kind) => (kind === 'named' ? name() : onWorkersChange({ count: 1, workerIds: [] }))}
        options={[
          { value: 'visa', label: t('booking.papers.visa'), hint: t('booking.papers.visaText', { gender }) },
          {
            value: 'named',
            label: t('booking.workers.own', { gender }),
            hint: t('booking.workers.ownText', { gender }),
          },
        ]}
      />
      {isNamed ? <NamedWorker {...papers} /> : <VisaDetails {...papers} />}
    </div>
  )
}

function NamedWorker({ draft, tried, onChange }: PapersProps) {
  const t = useText()
  const { values, choose, errorOf } = useStepValues({
    schema: namedWorkerSchema,
    read: parseRecruitmentChoice,
    first: getChosenRecruitment(draft),
    onChange,
    tried,
  })
  return (
    <div className="grid gap-5">
      <TextField
        label={t('booking.visa.workerName')}
        hint={t('booking.visa.workerNameHint')}
        required
        value={values.name ?? ''}
        error={errorOf('name')}
        onChange={(event) => choose({ name: event.target.value })}
      />
      <TextField
        label={t('booking.visa.passportNumber')}
        content="ltr"
        required
        value={values.passportNumber ?? ''}
        error={errorOf('passportNumber')}
        onChange={(event) => choose({ passportNumber: event.target.value })}
      />
    </div>
  )
}

function VisaDetails({ draft, now, tried, onChange }: PapersProps) {
  const t = useText()
  const words = useProblemMessage()
  const today = riyadhDay(now)
  const kept = getChosenRecruitment(draft)
  const [passportName, setPassportName] = useState(kept.passportName ?? '')
  const [items, setItems] = useState<readonly FileDropItem[]>([])
  const complete = (written: RecruitmentChoice, name: string): void =>
    onChange({ ...written, passportName: name, ...(name === '' && { unfinished: true }) })
  const { values, choose, current, errorOf } = useStepValues({
    // The passport is uploaded once there is an account.
    schema: visaDetailsSchema(today).omit(['passportUploadId']),
    read: parseRecruitmentChoice,
    first: kept,
    onChange: (papers) => complete(papers, passportName),
    tried,
  })

  // Rechecks values that were saved as unfinished while the customer was naming a worker.
  const judge = useEffectEvent(() => {
    if (Object.keys(kept).length > 0) complete(current, passportName)
  })
  useEffect(() => judge(), [])

  useEffect(() => {
    let stays = true
    void readPassportFile(passportKey).then((file) => {
      if (stays && file) setItems([{ id: file.name, name: file.name, size: file.size, file, progress: 100 }])
    })
    return () => {
      stays = false
    }
  }, [])

  const add = async (file: File): Promise<void> => {
    const item = { id: file.name, name: file.name, size: file.size, file }
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    const problem = fileProblem(head, file.size, 'image_or_pdf')
    if (problem) return setItems([{ ...item, error: words(problem) }])
    await storePassportFile(passportKey, file).catch(() => undefined)
    setItems([{ ...item, progress: 100 }])
    setPassportName(file.name)
    complete(current, file.name)
  }

  const doubt = nationalIdWarning(values.visaId ?? '')
  // The dates have no limits in the calendar, because a date outside them would be lost and called
  // missing; the rule of the step names what is wrong with it.
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('booking.visa.number')}
          hint={t('booking.visa.numberHint')}
          content="ltr"
          inputMode="numeric"
          required
          value={values.visaNumber ?? ''}
          error={errorOf('visaNumber')}
          onChange={(event) => choose({ visaNumber: event.target.value })}
        />
        <DatePicker
          label={t('booking.visa.expiry')}
          required
          today={today}
          value={values.visaExpiry ?? null}
          error={errorOf('visaExpiry')}
          onValueChange={(day) => choose(parseRecruitmentChoice({ ...values, visaExpiry: day }))}
        />
        <NumberField
          label={t('booking.visa.id')}
          hint={doubt ? <FieldWarning problem={doubt} /> : t('booking.visa.idHint')}
          required
          value={values.visaId ?? ''}
          error={errorOf('visaId')}
          onValueChange={(id) => choose({ visaId: id })}
        />
        <DatePicker
          label={t('booking.visa.birthDate')}
          required
          today={today}
          value={values.birthDate ?? null}
          error={errorOf('birthDate')}
          onValueChange={(day) => choose(parseRecruitmentChoice({ ...values, birthDate: day }))}
        />
      </div>
      <FileDrop
        label={t('booking.visa.passport')}
        hint={t('booking.visa.passportHint')}
        required
        items={items}
        accept={PAPERS}
        maxBytes={MAX_FILE_BYTES}
        error={
          tried && passportName === ''
            ? words({ key: 'validation.visa.passportImage', values: {} })
            : undefined
        }
        onAdd={([file]) => {
          if (file) void add(file)
        }}
        onRemove={() => {
          setItems([])
          setPassportName('')
          void deletePassportFile(passportKey)
          complete(current, '')
        }}
      />
    </div>
  )
}
