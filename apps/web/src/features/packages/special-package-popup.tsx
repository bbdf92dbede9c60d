import { newId } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { estimateSpecialPackage, requestSpecialPackage } from '@sakina/api-client/wire/orders'
import {
  toCompletePackageSelection,
  formatPackageSelection,
  toPackageNavigationState,
  parsePackageSelection,
  parsePackageProgress,
} from '@sakina/domain/booking'
import type { PackageSelection } from '@sakina/domain/booking'
import { riyadhDay } from '@sakina/domain/calendar'
import { defaultScheduleRules } from '@sakina/domain/schedule'
import { packageChoices } from '@sakina/domain/vocabulary'
import { PackageConfirmationPopup } from '@sakina/ui/package-confirmation-popup'
import { PackagePopup } from '@sakina/ui/package-popup'
import { useEffect, useEffectEvent, useState } from 'react'

import { now } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import { toText } from '../../shared/forms/field-value.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { isRecord } from '../../shared/is-record.ts'
import { packageStartRange } from '../../shared/orders/package-start-range.ts'
import { usePackageLabels } from '../../shared/orders/use-package-labels.ts'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { Link, useLocation, useNavigate } from '../../shared/router/index.ts'
import { AccountMessagesProvider } from '../../shared/intl/account-messages.tsx'
import { isVerified, useSession } from '../../shared/session/session.ts'

/** The query parameter that keeps the choice during sign-in. */
const parameter = 'package'

const fields = {
  job: 'workerType',
  nationality: 'nationality',
  number: 'workerCount',
  duration: 'duration',
  startDate: 'startDate',
} as const satisfies Readonly<Record<string, keyof PackageSelection>>

/** A form for a custom package, which becomes an order that the office prices. */
function PackageForm() {
  const words = usePackageLabels()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const session = useSession()
  const { run } = useCommand(requestSpecialPackage)
  const [first] = useState(() => parsePackageSelection(new URLSearchParams(search).get(parameter)))
  const progress = parsePackageProgress(state)
  const [answer, setAnswer] = useState<typeof progress.packagePlaced>()
  const [attempt, setAttempt] = useState(progress.packageAttempt)
  const placed = answer ?? progress.packagePlaced
  const [opened] = useState(now)

  const form = useSakinaForm({
    schema: ({ specialPackageSchema }) => specialPackageSchema({ now: opened, rules: defaultScheduleRules }),
    initial: first,
    storeAs: 'package',
    submit: async () => {
      const whole = toCompletePackageSelection(wish)
      if (whole === undefined) return undefined
      const params = new URLSearchParams(search)
      params.set('popup', parameter)
      params.set(parameter, formatPackageSelection(wish))
      const back = `${pathname}?${params}`
      // After sign-in the customer returns to this URL, and this state makes the popup send the package once.
      const toSend = { ...(isRecord(state) && state), sendPackage: true }
      if (!('customer' in session)) {
        void navigate(paths.login.to({ back }), { replace: true, state: { state: toSend } })
        return undefined
      }
      if (!isVerified(session.customer)) {
        void navigate(paths.confirmMobile.to({ back }), { replace: true, state: toSend })
        return undefined
      }
      const text = formatPackageSelection(wish)
      const current = attempt?.selection === text ? attempt : { key: newId(), selection: text }
      setAttempt(current)
      const reply = await run(
        { body: { ...whole, startDate: wish.startDate } },
        { idempotencyKey: current.key },
      )
      if (!reply.ok) return reply.error
      setAnswer({ id: String(reply.value.id), number: reply.value.number })
      return undefined
    },
  })
  const wish: PackageSelection = {
    workerType: toText(form.values['workerType']),
    nationality: toText(form.values['nationality']),
    workerCount: toText(form.values['workerCount']),
    duration: toText(form.values['duration']),
    startDate: toText(form.values['startDate']),
  }
  const whole = toCompletePackageSelection(wish)
  const estimate = useEndpoint(estimateSpecialPackage, whole ? { query: whole } : null)

  const goOn = useEffectEvent(() => {
    // The pending selection is cleared, so that a reload sends nothing.
    void navigate(
      { pathname, search },
      { replace: true, state: { ...(isRecord(state) && state), sendPackage: false } },
    )
    form.send()
  })
  const isAskedToSend = progress.sendPackage && session.status === 'signedIn'
  useEffect(() => {
    if (isAskedToSend) goOn()
  }, [isAskedToSend])

  const remember = useEffectEvent(() => {
    const params = new URLSearchParams(search)
    if (attempt) params.set(parameter, attempt.selection)
    void navigate(
      { pathname, search: `?${params}` },
      {
        replace: true,
        state: {
          ...(isRecord(state) && state),
          sendPackage: false,
          ...(attempt && { packageAttempt: attempt }),
          ...(answer && { packagePlaced: answer }),
        },
      },
    )
  })
  const isRemembered =
    progress.packageAttempt?.key === attempt?.key &&
    (answer === undefined || progress.packagePlaced !== undefined)
  useEffect(() => {
    if (!isRemembered) remember()
  }, [isRemembered, attempt, answer])

  const leave = useClosePopup('popup', parameter)
  const close = (open: boolean) => {
    if (!open) leave()
  }

  if (placed)
    return (
      <PackageConfirmationPopup
        open
        onOpenChange={close}
        orderNumber={placed.number}
        ordersLink={
          <Link replace to={paths.myOrder.to({ order: placed.id })} state={toPackageNavigationState(wish)} />
        }
      />
    )
  return (
    <PackagePopup
      open
      onOpenChange={close}
      values={{
        job: wish.workerType,
        nationality: wish.nationality,
        number: wish.workerCount,
        duration: wish.duration,
        startDate: wish.startDate,
      }}
      today={riyadhDay(opened)}
      startBetween={packageStartRange(opened)}
      onValueChange={(name, value) => form.change(fields[name], value)}
      onSubmit={form.send}
      options={{
        job: packageChoices.workerTypes.map((value) => ({ value, label: words.job(value) })),
        nationality: packageChoices.nationalities.map((value) => ({
          value,
          label: words.nationality(value),
        })),
        number: packageChoices.counts.map((count) => ({ value: String(count), label: words.workers(count) })),
        duration: packageChoices.durations.map((value) => ({ value, label: words.duration(value) })),
      }}
      errors={{
        job: form.inside.errorOf('workerType'),
        nationality: form.inside.errorOf('nationality'),
        number: form.inside.errorOf('workerCount'),
        duration: form.inside.errorOf('duration'),
        startDate: form.inside.errorOf('startDate'),
      }}
      fieldId={(name) => form.inside.idOf(fields[name])}
      price={whole && estimate.data}
      submitting={form.sending}
      failure={form.failure}
    />
  )
}

/** A popup in which a customer builds a special package and sends it to the office. */
export default function SpecialPackagePopup() {
  return (
    <AccountMessagesProvider>
      <PackageForm />
    </AccountMessagesProvider>
  )
}
