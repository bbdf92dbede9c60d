import { useCommand } from '@sakina/api-client/swr'
import { requestSpecialPackage } from '@sakina/api-client/wire/orders'
import type { PackageNavigationState } from '@sakina/domain/booking'
import { riyadhDay } from '@sakina/domain/calendar'
import { defaultScheduleRules } from '@sakina/domain/schedule'
import { Card, CardTitle } from '@sakina/ui/card'
import { DatePicker } from '@sakina/ui/date-picker'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { now } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import { toText } from '../../shared/forms/field-value.ts'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { packageStartRange } from '../../shared/orders/package-start-range.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { useOrderCodeLabels } from './use-order-labels.ts'

/** A custom package that was chosen but not sent. Navigation state alone is not an order. */
export default function UnsentPackage({ chosen }: { chosen: PackageNavigationState }) {
  const t = useText()
  const words = useOrderCodeLabels()
  const navigate = useNavigate()
  const { formatNumber } = useIntl()
  const { run } = useCommand(requestSpecialPackage)
  const [opened] = useState(now)
  const { job, nationality, number, duration } = chosen
  const form = useSakinaForm({
    schema: ({ specialPackageSchema }) => specialPackageSchema({ now: opened, rules: defaultScheduleRules }),
    initial: {
      workerType: job,
      nationality,
      workerCount: number,
      duration,
      startDate: chosen.startDate ?? '',
    },
    submit: async ({ startDate }) => {
      const reply = await run({
        body: { workerType: job, nationality, workerCount: number, duration, startDate },
      })
      if (!reply.ok) return reply.error
      void navigate(paths.myOrder.to({ order: reply.value.id }), { replace: true })
      return undefined
    },
  })
  return (
    <Card padding="lg">
      <CardTitle level={2}>{words.special}</CardTitle>
      <p className="m-0 text-text-muted">{t('orders.draftText')}</p>
      <KeyValueList
        layout="compact"
        items={[
          { label: t('orders.package.job'), value: words.job(job) },
          { label: t('orders.package.nationality'), value: words.nationality(nationality) },
          { label: t('orders.package.workers'), value: formatNumber(number) },
          { label: t('orders.package.duration'), value: words.packageDuration(duration) },
        ]}
      />
      <Form form={form} label={words.special}>
        <div className="max-w-sm">
          <DatePicker
            id={form.inside.idOf('startDate')}
            label={t('orders.package.start')}
            required
            today={riyadhDay(opened)}
            {...packageStartRange(opened)}
            value={toText(form.values['startDate']) || null}
            onValueChange={(day) => form.change('startDate', day ?? '')}
            error={form.inside.errorOf('startDate')}
          />
        </div>
        <div>
          <SubmitButton sending={t('orders.sending')}>{t('orders.send')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
