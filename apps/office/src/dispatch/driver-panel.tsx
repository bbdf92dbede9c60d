import type { ApiError } from '@sakina/api-client/client'
import { useRequest } from '@sakina/api-client/swr'
import { opsMakeDriverLink } from '@sakina/api-client/wire/ops'
import type { LocalDate } from '@sakina/domain/calendar'
import { textLimits } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { Text } from '@sakina/ui/text'
import { TextField } from '@sakina/ui/text-field'
import { useState } from 'react'

import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

/** What a driver was given, to say so and to send the link. */
export type DriverDay = { readonly driver: string; readonly link: string; readonly count: number }

type Props = {
  day: LocalDate
  /** The numbers of the visits that are chosen. */
  visits: readonly string[]
  drivers: readonly { readonly name: string; readonly count: number }[]
  onGiven: (given: DriverDay) => void
  onClear: () => void
}

/** Gives the chosen visits to a driver of the day, or to another one. */
export function DriverPanel({ day, visits, drivers, onGiven, onClear }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const request = useRequest()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const give = async (driver: string): Promise<void> => {
    setIsTried(true)
    if (driver === '') return
    setIsBusy(true)
    setError(null)
    const reply = await request(opsMakeDriverLink, { body: { driver, date: day, visits } })
    setIsBusy(false)
    if (reply.ok) onGiven({ driver, link: reply.value.link, count: reply.value.visits.length })
    else setError(reply.error)
  }
  const problem = error?.fields['driver'] === undefined ? undefined : t('dispatch.driverElsewhere')
  return (
    <Card
      as="section"
      aria-label={t('dispatch.give', { count: visits.length })}
      className="sticky bottom-2 z-10 grid gap-3 shadow-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Text weight="semibold">{t('dispatch.give', { count: visits.length })}</Text>
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('dispatch.clear')}
        </Button>
      </div>
      {error !== null && problem === undefined && (
        <Alert tone="warning" announce>
          {words(error)}
        </Alert>
      )}
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void give(typed.trim())
        }}
      >
        {drivers.map(({ name, count }) => (
          <Button key={name} variant="secondary" disabled={isBusy} onClick={() => void give(name)}>
            {name} · {t('dispatch.count', { count })}
          </Button>
        ))}
        <TextField
          className="min-w-0 grow sm:max-w-xs"
          label={t('answer.field.driver')}
          value={typed}
          onValueChange={(text) => setTyped(text.slice(0, textLimits.driverName.most))}
          error={
            problem ??
            (isTried && typed.trim() === '' && error === null && !isBusy ? t('answer.missing') : undefined)
          }
        />
        <Button type="submit" loading={isBusy}>
          {t('answer.act.driver')}
        </Button>
      </form>
    </Card>
  )
}

/** Says what a driver was given, with the link to copy. */
export function GivenText({ driver, link, count }: DriverDay) {
  const t = useText()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <Alert
      tone="success"
      announce
      title={t('dispatch.given', { driver, count })}
      action={
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t(isCopied ? 'dispatch.copied' : 'dispatch.copy')}
        </Button>
      }
    >
      {t('dispatch.linkRule')}
    </Alert>
  )
}
