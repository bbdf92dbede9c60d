import { useApiClient } from '@sakina/api-client/swr'
import { downloadMyData } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { useState } from 'react'

import { today } from '../../shared/clock/now.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { downloadText } from '../../shared/downloads/download-text.ts'
import { useText } from '../../shared/intl/use-text.ts'

/** Downloads everything stored about the customer as one file. */
export function DownloadMyData() {
  const t = useText()
  const words = useErrorMessage()
  const client = useApiClient()
  const [state, setState] = useState<'ready' | 'preparing' | 'done'>('ready')
  const [failure, setFailure] = useState('')
  const download = async () => {
    setFailure('')
    setState('preparing')
    const reply = await client.request(downloadMyData, {})
    setState(reply.ok ? 'done' : 'ready')
    if (reply.ok)
      downloadText(JSON.stringify(reply.value, null, 2), {
        name: `sakina-${today()}.json`,
        type: 'application/json',
      })
    else setFailure(words(reply.error))
  }
  return (
    <Card className="max-w-xl">
      {failure && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
      {state === 'done' && (
        <Alert tone="success" announce>
          {t('profile.data.done')}
        </Alert>
      )}
      <p className="m-0">{t('profile.data.private')}</p>
      <Button className="self-start" loading={state === 'preparing'} onClick={() => void download()}>
        {t(state === 'preparing' ? 'profile.data.preparing' : 'profile.data.download')}
      </Button>
    </Card>
  )
}
