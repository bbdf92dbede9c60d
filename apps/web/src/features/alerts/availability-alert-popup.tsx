import { parseLocalDate } from '@sakina/domain/calendar'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { createAvailabilityAlert } from '@sakina/api-client/wire/availability-alerts'
import { getPlan } from '@sakina/api-client/wire/plans'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DatePicker } from '@sakina/ui/date-picker'
import { DateText } from '@sakina/ui/date-text'
import { Dialog } from '@sakina/ui/dialog'
import { TextField } from '@sakina/ui/text-field'
import { useId, useState } from 'react'

import { useToday } from '../../shared/clock/use-today.ts'
import { classifyContact } from '../../shared/forms/classify-contact.ts'
import { AccountMessagesProvider } from '../../shared/intl/account-messages.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { availabilityAlertParameterNames } from '../../shared/popup/availability-alert-link.tsx'
import { usePopup } from '../../shared/popup/use-popup.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useSession } from '../../shared/session/session.ts'

const idIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/**
 * A form for an availability notice: a guest leaves one contact, a customer is contacted as the account
 * says.
 */
function AlertForm() {
  const t = useText()
  const refusal = useErrorMessage()
  const formId = useId()
  const today = useToday()
  const { named, close } = usePopup(...availabilityAlertParameterNames)
  const [planId, stateId, cityId] = availabilityAlertParameterNames.map((each) => idIn(named(each)))
  const wantedDay = parseLocalDate(named('day_wanted') ?? '')
  const plan = useEndpoint(getPlan, planId === undefined ? null : { params: { id: planId } })
  const session = useSession()
  const customer = 'customer' in session ? session.customer : undefined
  const known = customer?.email ?? customer?.mobile
  const command = useCommand(createAvailabilityAlert)
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState<string | null>(wantedDay ?? null)
  const [error, setError] = useState<string>()
  const [kept, setKept] = useState<'kept' | 'toConfirm'>()

  const send = async () => {
    const reached = customer === undefined ? classifyContact(typed) : {}
    setError(reached === undefined ? t('alerts.contact.wrong') : undefined)
    if (reached === undefined) return
    const wanted =
      planId === undefined
        ? {
            ...(stateId !== undefined && { regionId: stateId }),
            ...(cityId !== undefined && { cityId }),
          }
        : { planId, ...(day !== null && { date: day }) }
    const reply = await command.run({ body: { ...wanted, ...reached } })
    if (reply.ok) setKept('email' in reached ? 'toConfirm' : 'kept')
  }
  const title = t('alerts.title')
  const subject = wantedDay === undefined ? 'plan' : 'planDay'
  const what =
    planId === undefined ? t('alerts.place') : plan.data && t(`alerts.${subject}`, { name: plan.data.name })
  const isVisit = plan.data !== undefined && plan.data.visitCount > 0
  const dayLabel = t(isVisit ? 'alerts.visitDay' : 'alerts.day')
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={what}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      footer={
        kept ? (
          <Button variant="secondary" onClick={close}>
            {t('alerts.close')}
          </Button>
        ) : (
          <Button type="submit" form={formId} loading={command.busy}>
            {t('alerts.send')}
          </Button>
        )
      }
    >
      {kept ? (
        <Alert tone="success" title={t(`alerts.${kept}.title`)} announce>
          {t(`alerts.${kept}.text`)}
          {day !== null && (
            <p className="m-0">
              {dayLabel}: <DateText value={day} form="weekday" />
            </p>
          )}
        </Alert>
      ) : (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!command.busy) void send()
          }}
        >
          {command.error && (
            <Alert tone="danger" announce>
              {refusal(command.error)}
            </Alert>
          )}
          {customer === undefined ? (
            <TextField
              label={t('alerts.contact')}
              name="contact"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={error}
              required
              autoComplete="tel"
              content="ltr"
              data-autofocus
            />
          ) : (
            <p className="m-0">
              {t('alerts.reached')} <bdi>{known}</bdi>
            </p>
          )}
          {planId !== undefined && (
            <DatePicker
              label={dayLabel}
              hint={t('alerts.day.hint')}
              name="date"
              today={today}
              min={today}
              value={day}
              onValueChange={setDay}
            />
          )}
        </form>
      )}
    </Dialog>
  )
}

/** A popup in which a visitor asks to be notified once a plan or a place becomes available. */
export default function AvailabilityAlertPopup() {
  return (
    <AccountMessagesProvider>
      <AlertForm />
    </AccountMessagesProvider>
  )
}
