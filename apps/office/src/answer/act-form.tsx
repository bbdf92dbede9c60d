import { useEndpoint, useRequest } from '@sakina/api-client/swr'
import { newId, type ApiError } from '@sakina/api-client/client'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsPreviewAct } from '@sakina/api-client/wire/ops'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Checkbox } from '@sakina/ui/checkbox'
import { Heading } from '@sakina/ui/heading'
import { RadioGroup } from '@sakina/ui/radio-group'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { Text } from '@sakina/ui/text'
import { useEffect, useRef, useState } from 'react'

import { Change } from '../acts/change.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { ActFields } from './act-fields.tsx'
import { amounts, nothing, previewText, type Act, type FieldName, type Values } from './act.ts'

/** What an act changes, as it was shown before it. */
export type Preview = EntityOf<typeof opsPreviewAct>

/** What was done, to say so afterwards. */
export type Done = { readonly act: Act; readonly preview: Preview | undefined }

const bodyFields: Readonly<Record<FieldName, string>> = {
  note: 'note',
  officeNote: 'note',
  reason: 'reason',
  description: 'description',
  price: 'listPrice',
  wage: 'wage',
  amount: 'amount',
  fault: 'fault',
  worker: 'workerId',
  agreed: 'familyAgreed',
  day: 'date',
  window: 'window',
  driver: 'driver',
  receipt: 'receipt',
  terms: 'termsVersion',
  visitFault: 'fault',
  text: 'text',
}

const isAmount = (text: string): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(text)

const isFilled = (act: Act, values: Values): boolean =>
  act.fields.every(({ name, isRequired }) => {
    if (amounts.includes(name)) return isAmount(values[name])
    return isRequired !== true || values[name].trim() !== ''
  })

/** A value that others are made from at a rate that the server can follow. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

/** What an act would change; what is written changes no sum, so it is left out. */
function usePreview(act: Act | undefined, values: Values) {
  const written = {
    note: '',
    officeNote: '',
    text: '',
    reason: previewText,
    description: previewText,
    receipt: previewText,
    terms: 'yes',
  }
  const changing = JSON.stringify({ ...values, ...written })
  const isSettled = useSettled(changing, 400) === changing
  const filled = { ...values, ...written, note: previewText }
  const isReady = act?.preview !== undefined && isSettled && isFilled(act, filled)
  const body = isReady ? act.preview?.({ ...values, ...written }) : undefined
  return useEndpoint(opsPreviewAct, body === undefined ? null : { body })
}

/** What the family reads because of an act. */
function Messages({ messages }: Pick<Preview, 'messages'>) {
  const t = useText()
  if (messages.length === 0) return <Text tone="muted">{t('answer.noMessages')}</Text>
  return (
    <ul aria-label={t('answer.messages')} className="m-0 grid list-none gap-2 p-0">
      {messages.map(({ title, text }) => (
        <li key={`${title} ${text}`} className="rounded-field bg-subtle px-3 py-2">
          <Text weight="semibold">{title}</Text>
          <Text size="small">{text}</Text>
        </li>
      ))}
    </ul>
  )
}

/** What an act changes: its sums and what the family reads. */
export function PreviewText({ preview }: { preview: Preview }) {
  const t = useText()
  return (
    <div className="grid gap-3">
      <Change before={preview.before} after={preview.after} />
      <Text weight="semibold">{t('answer.messages')}</Text>
      <Messages messages={preview.messages} />
    </div>
  )
}

type Props = {
  acts: readonly Act[]
  onDone: (done: Done) => void
  /** Somebody or something else has changed the record meanwhile. */
  onChanged: () => void
}

/** Chooses an act, shows what it does, and does it. */
export function ActForm({ acts, onDone, onChanged }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const request = useRequest()
  const [chosen, setChosen] = useState(acts.length === 1 ? acts[0]?.id : undefined)
  const [values, setValues] = useState(nothing)
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // A second press after a lost answer must not act twice, so both have one key.
  const attempt = useRef({ body: '', key: '' })
  const act = acts.find(({ id }) => id === chosen)
  const preview = usePreview(act, values)
  const refusal = error ?? preview.error ?? null

  const choose = (id: string): void => {
    setChosen(acts.find((each) => each.id === id)?.id)
    setIsTried(false)
    setError(null)
  }
  const problemOf = (name: FieldName): string | undefined => {
    if (error?.fields[bodyFields[name]] !== undefined)
      return t(name === 'receipt' ? 'answer.receiptUsed' : 'answer.invalid')
    if (!isTried) return undefined
    if (amounts.includes(name) && !isAmount(values[name])) return t('answer.amountMissing')
    const isRequired = act?.fields.find((field) => field.name === name)?.isRequired === true
    return isRequired && values[name].trim() === '' ? t('answer.missing') : undefined
  }
  const send = async (): Promise<void> => {
    if (act === undefined) return
    setIsTried(true)
    if (!isFilled(act, values)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const body = `${act.id} ${JSON.stringify(values)}`
    if (attempt.current.body !== body) attempt.current = { body, key: newId() }
    setIsBusy(true)
    setError(null)
    const reply = await act.run(request, values, { idempotencyKey: attempt.current.key })
    setIsBusy(false)
    if (reply.ok) return onDone({ act, preview: preview.data })
    const { status } = reply.error
    setError(reply.error)
    if (status >= 400 && status < 500) attempt.current = { body: '', key: '' }
    if (status === 409 || status === 404) onChanged()
  }
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
      {acts.length > 1 ? (
        <RadioGroup
          label={t('answer.choose')}
          options={acts.map(({ id }) => ({ value: id, label: t(`answer.act.${id}`) }))}
          value={chosen ?? ''}
          onValueChange={choose}
        />
      ) : (
        act && (
          <Heading level={2} size="lead">
            {t(`answer.act.${act.id}`)}
          </Heading>
        )
      )}
      {act && (
        <ActFields
          fields={act.fields}
          values={values}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
          problemOf={problemOf}
        />
      )}
      {refusal !== null && (
        <Alert tone="warning" announce>
          {words(refusal)}
        </Alert>
      )}
      {(refusal?.code === 'worker_city_not_accepted' || values.agreed !== '') && (
        <Checkbox
          label={t('answer.field.agreed')}
          checked={values.agreed !== ''}
          onCheckedChange={(isAgreed) => {
            setError(null)
            setValues({ ...values, agreed: isAgreed ? 'yes' : '' })
          }}
        />
      )}
      {act?.preview !== undefined && refusal === null && (
        <section aria-label={t('answer.preview')} aria-live="polite" className="grid gap-3">
          <Heading level={2} size="lead">
            {t('answer.preview')}
          </Heading>
          {preview.data !== undefined ? (
            <PreviewText preview={preview.data} />
          ) : preview.isValidating ? (
            <SkeletonGroup label={t('answer.counting')} className="grid gap-2">
              <Skeleton shape="text" width="full" />
              <Skeleton shape="text" width="half" />
            </SkeletonGroup>
          ) : (
            <Text tone="muted">{t('answer.fillFirst')}</Text>
          )}
        </section>
      )}
      {act && (
        <Button type="submit" loading={isBusy} className="justify-self-start">
          {t(`answer.act.${act.id}`)}
        </Button>
      )}
    </form>
  )
}
