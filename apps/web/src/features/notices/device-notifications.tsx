import { useEndpoint } from '@sakina/api-client/swr'
import { getPushSettings } from '@sakina/api-client/wire/notices'
import { Switch } from '@sakina/ui/switch'

import { useText } from '../../shared/intl/use-text.ts'
import { useBrowserNotifications } from './use-browser-notifications.ts'

/** Offers notifications in this browser, where the server can send them. */
export function DeviceNotifications() {
  const { data } = useEndpoint(getPushSettings, {})
  if (data === undefined || data.publicKey === null) return null
  return <DeviceSwitch publicKey={data.publicKey} endpoints={data.endpoints} />
}

function DeviceSwitch({ publicKey, endpoints }: { publicKey: string; endpoints: readonly string[] }) {
  const t = useText()
  const { state, failed, turn } = useBrowserNotifications(publicKey, endpoints)
  return (
    <Switch
      label={t('notices.device')}
      hint={t(`notices.device.${state}`)}
      error={failed ? t('notices.device.failed') : undefined}
      checked={state === 'on'}
      disabled={state === 'unsupported' || state === 'denied'}
      onCheckedChange={(on) => void turn(on)}
    />
  )
}
