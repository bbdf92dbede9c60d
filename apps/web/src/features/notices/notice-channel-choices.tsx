import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { updateNoticeChoices, listNoticeChoices } from '@sakina/api-client/wire/notices'
import { Alert } from '@sakina/ui/alert'
import { Card } from '@sakina/ui/card'
import { Skeleton } from '@sakina/ui/skeleton'
import { Switch } from '@sakina/ui/switch'
import { useId } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { DeviceNotifications } from './device-notifications.tsx'

/**
 * Chooses for each topic how notices are sent, apart from the list in the portal. A switch applies
 * at once.
 */
export function NoticeChannelChoices() {
  const t = useText()
  const words = useErrorMessage()
  const heading = useId()
  const choices = useEndpoint(listNoticeChoices, {})
  const choose = useCommand(updateNoticeChoices)
  const { isMobileVerified, isEmailVerified } = useCustomer()
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="m-0 text-title font-semibold">
        {t('notices.choices.title')}
      </h2>
      <p className="m-0 text-text-muted">{t('notices.choices.text')}</p>
      <DeviceNotifications />
      <AsyncView
        answer={choices}
        label={t('notices.choices.loading')}
        failedTitle={t('notices.choices.failed')}
        loading={<Skeleton className="h-64 rounded-card" />}
      >
        {(topics) => (
          <div className="grid gap-6">
            {(['mail', 'text', 'whatsapp', 'push'] as const).map((way) => {
              const offered = topics.flatMap(({ topic, label, channels }) => {
                const own = channels.find(({ channel }) => channel === way)
                return topic === 'unknown' || own === undefined ? [] : [{ topic, label, wanted: own.wanted }]
              })
              return (
                offered.length > 0 && (
                  <fieldset key={way} className="m-0 grid gap-1 border-0 p-0">
                    <legend className="p-0 font-semibold">{t(`notices.choices.by.${way}`)}</legend>
                    {offered.map(({ topic, label, wanted }) => (
                      <Switch
                        key={topic}
                        label={label}
                        checked={wanted}
                        onCheckedChange={(chosen) =>
                          void choose.run({ body: { topic, channel: way, wanted: chosen } })
                        }
                      />
                    ))}
                  </fieldset>
                )
              )
            })}
            {!(isMobileVerified && isEmailVerified) && (
              <p className="m-0 text-text-muted">{t('notices.choices.unproved')}</p>
            )}
          </div>
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
