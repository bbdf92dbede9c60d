import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { opsListOrders, opsSetWorkerAvailability } from '@sakina/api-client/wire/ops'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import type { OfficeWorker } from './availability.tsx'

type Props = { worker: OfficeWorker; onDone: (text: string) => void }

/** Takes a worker off the offer, or puts her back, after saying what that does. */
export function OfferAct({ worker: { id, name, availability }, onDone }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const [isOpen, setIsOpen] = useState(false)
  const isOff = availability === 'withdrawn'
  const orders = useEndpoint(
    opsListOrders,
    isOpen && !isOff ? { query: { worker: Number(id), limit: 1 } } : null,
  )
  const { run, busy, error } = useCommand(opsSetWorkerAvailability)
  const send = async (): Promise<void> => {
    const reply = await run({ params: { id: String(id) }, body: { available: isOff } })
    if (!reply.ok) return
    setIsOpen(false)
    onDone(t(isOff ? 'workers.returned' : 'workers.withdrawn', { name }))
  }
  const act = t(isOff ? 'workers.return' : 'workers.withdraw')
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {act}
      </Button>
      <Dialog
        size="sm"
        open={isOpen}
        onOpenChange={setIsOpen}
        title={act}
        footer={
          <Button loading={busy} onClick={() => void send()}>
            {act}
          </Button>
        }
      >
        <div className="grid gap-3">
          {error !== null && (
            <Alert tone="warning" announce>
              {words(error)}
            </Alert>
          )}
          <Text>{t(isOff ? 'workers.returnText' : 'workers.withdrawText', { name })}</Text>
          {orders.data !== undefined && (
            <Text>{t('workers.keepsOrders', { count: orders.data.total ?? orders.data.items.length })}</Text>
          )}
        </div>
      </Dialog>
    </>
  )
}
