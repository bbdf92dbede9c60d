import { useCommand } from '@sakina/api-client/swr'
import { opsSendMobileCode, opsVerifyMobile } from '@sakina/api-client/wire/office-orders'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { Heading } from '@sakina/ui/heading'
import { CodeField } from '@sakina/ui/code-field'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

/** Confirms the mobile of a family by a code that it reads out, without which nobody can order. */
export function VerifyMobile({ customer, onVerified }: { customer: string; onVerified: () => void }) {
  const t = useText()
  const words = useErrorMessage()
  const params = { id: customer }
  const sending = useCommand(opsSendMobileCode)
  const verifying = useCommand(opsVerifyMobile)
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState('')
  const error = verifying.error ?? sending.error
  const send = async (): Promise<void> => {
    verifying.reset()
    if ((await sending.run({ params })).ok) setIsSent(true)
  }
  const verify = async (): Promise<void> => {
    if ((await verifying.run({ params, body: { code } })).ok) onVerified()
  }
  return (
    <Card as="section" aria-labelledby="verify" className="max-w-xl">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void (isSent ? verify() : send())
        }}
      >
        <div>
          <Heading level={2} size="lead" id="verify">
            {t('newOrder.verify')}
          </Heading>
          <Text tone="muted">{t('newOrder.verifyText')}</Text>
        </div>
        {isSent && <CodeField label={t('newOrder.code')} value={code} onValueChange={setCode} />}
        {error !== null && (
          <Alert tone="warning" announce>
            {error.code === 'code_invalid' ? t('newOrder.codeInvalid') : words(error)}
          </Alert>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isSent ? verifying.busy : sending.busy}>
            {t(isSent ? 'newOrder.confirm' : 'newOrder.sendCode')}
          </Button>
          {isSent && (
            <Button variant="quiet" loading={sending.busy} onClick={() => void send()}>
              {t('newOrder.sendAgain')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
