import { useCommand } from '@sakina/api-client/swr'
import { subscribeToPush, unsubscribeFromPush } from '@sakina/api-client/wire/notices'
import { useEffect, useState } from 'react'

/** Whether this browser shows notifications of the site. */
export type BrowserNotificationState = 'unsupported' | 'denied' | 'off' | 'on'

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Turns the notifications of this browser on and off; permission is requested on a press only. */
export function useBrowserNotifications(publicKey: string, endpoints: readonly string[]) {
  const subscribe = useCommand(subscribeToPush)
  const unsubscribe = useCommand(unsubscribeFromPush)
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [permission, setPermission] = useState(() => (isSupported() ? Notification.permission : 'default'))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!isSupported()) return
    findSubscription().then(
      (subscription) => setEndpoint(subscription?.endpoint ?? null),
      () => undefined,
    )
  }, [])

  const turnOn = async (): Promise<boolean> => {
    const answer = await Notification.requestPermission()
    setPermission(answer)
    if (answer !== 'granted') return true
    const { pushManager } = await navigator.serviceWorker.ready
    // An earlier subscription may be another customer's, or made with a key that was replaced.
    await (await pushManager.getSubscription())?.unsubscribe()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
    const reply = await subscribe.run({ body: { endpoint: subscription.endpoint, p256dh, auth } })
    if (reply.ok) setEndpoint(subscription.endpoint)
    else await subscription.unsubscribe()
    return reply.ok
  }

  const turnOff = async (): Promise<boolean> => {
    if (endpoint === null) return true
    const reply = await unsubscribe.run({ body: { endpoint } })
    if (!reply.ok) return false
    setEndpoint(null)
    await (await findSubscription())?.unsubscribe()
    return true
  }

  const turn = async (on: boolean) => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const succeeded = await (on ? turnOn() : turnOff()).catch(() => false)
    setFailed(!succeeded)
    setBusy(false)
  }

  const isOn = endpoint !== null && permission === 'granted' && endpoints.includes(endpoint)
  const supported: BrowserNotificationState = permission === 'denied' ? 'denied' : isOn ? 'on' : 'off'
  return { state: isSupported() ? supported : 'unsupported', failed, turn } as const
}
