import { useCommand } from '@sakina/api-client/swr'
import { requestSpecialPackage } from '@sakina/api-client/wire/orders'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card, CardTitle } from '@sakina/ui/card'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { useIntl } from 'react-intl'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useRefusalWords } from '../../shared/refusals/use-refusal-words.ts'
import { useNavigate } from '../../shared/router/index.ts'
import type { ChosenPackage } from './chosen-package.ts'
import { useOrderWords } from './use-order-words.ts'

/** A personalised package that was chosen and not sent yet: navigation state alone makes no order. */
export function PackageToSend({ chosen }: { chosen: ChosenPackage }) {
  const t = useText()
  const words = useOrderWords()
  const refusal = useRefusalWords()
  const navigate = useNavigate()
  const { formatNumber } = useIntl()
  const { run, busy, error } = useCommand(requestSpecialPackage)
  const send = async () => {
    const { job, nationality, number, duration } = chosen
    const reply = await run({
      body: { worker_type: job, nationality, worker_count: number, duration },
    })
    if (reply.ok) void navigate(paths.myOrder.to({ order: reply.value.id }), { replace: true })
  }
  return (
    <Card padding="lg">
      <CardTitle level={2}>{words.special}</CardTitle>
      <p className="m-0 text-text-muted">{t('orders.draftText')}</p>
      <KeyValueList
        layout="compact"
        items={[
          { label: t('orders.package.job'), value: words.job(chosen.job) },
          { label: t('orders.package.nationality'), value: words.nationality(chosen.nationality) },
          { label: t('orders.package.workers'), value: formatNumber(chosen.number) },
          { label: t('orders.package.duration'), value: words.months(chosen.duration) },
        ]}
      />
      {error && (
        <Alert tone="danger" announce>
          {refusal(error)}
        </Alert>
      )}
      <div>
        <Button loading={busy} onClick={() => void send()}>
          {busy ? t('orders.sending') : t('orders.send')}
        </Button>
      </div>
    </Card>
  )
}
