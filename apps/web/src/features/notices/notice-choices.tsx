import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { chooseNotices, listNoticeChoices } from '@sakina/api-client/wire/notices'
import { Alert } from '@sakina/ui/alert'
import { Card } from '@sakina/ui/card'
import { Skeleton } from '@sakina/ui/skeleton'
import { Switch } from '@sakina/ui/switch'
import { useId } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { useErrorMessage } from '../../shared/errors/error-sentences.ts'
import { useText } from '../../shared/intl/use-text.ts'

/** Which topics are emailed beside the list in the portal. A switch takes effect at once. */
export function NoticeChoices() {
  const t = useText()
  const words = useErrorMessage()
  const heading = useId()
  const choices = useEndpoint(listNoticeChoices, {})
  const choose = useCommand(chooseNotices)
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="m-0 text-title font-semibold">
        {t('notices.choices.title')}
      </h2>
      <p className="m-0 text-text-muted">{t('notices.choices.text')}</p>
      <AsyncView
        answer={choices}
        label={t('notices.choices.loading')}
        failedTitle={t('notices.choices.failed')}
        loading={<Skeleton className="h-64 rounded-card" />}
      >
        {(topics) => (
          <fieldset className="m-0 grid gap-1 border-0 p-0">
            <legend className="p-0 font-semibold">{t('notices.choices.mail')}</legend>
            {topics.map(({ topic, label, channels }) => {
              const mail = channels.find(({ channel }) => channel === 'mail')
              if (topic === 'unknown' || mail === undefined) return null
              return (
                <Switch
                  key={topic}
                  label={label}
                  checked={mail.wanted}
                  onCheckedChange={(wanted) => void choose.run({ body: { topic, channel: 'mail', wanted } })}
                />
              )
            })}
          </fieldset>
        )}
      </AsyncView>
      {choose.error && (
        <Alert tone="danger" announce>
          {words(choose.error)}
        </Alert>
      )}
    </Card>
  )
}
