import { useCommand } from '@sakina/api-client/swr'
import { proveMobile } from '@sakina/api-client/wire/identity'

import { useText } from '../intl/use-text.ts'
import { useSession } from '../session/session.ts'
import { OneTimeCodeForm } from './code-form.tsx'
import { forgetSentCode } from './sent-code.ts'

type Props = {
  /** Sends a code to the mobile of the account at once, without a button. */
  sendAtOnce?: boolean
  onProved: () => void
}

/** Proves by a texted code that the mobile belongs to the customer. */
export function VerifyMobileForm({ sendAtOnce = false, onProved }: Props) {
  const t = useText()
  const session = useSession()
  const { run } = useCommand(proveMobile)
  const mobile = ('customer' in session && session.customer.mobile) || ''
  return (
    <OneTimeCodeForm
      purpose="mobile"
      mobile={mobile}
      sendAtOnce={sendAtOnce && mobile !== ''}
      schema={({ codeSchema }) => codeSchema}
      initial={{ code: '' }}
      button={{ label: t('codes.confirm'), sending: t('codes.confirming') }}
      submit={async (proved, { code }) => {
        const reply = await run({ body: { mobile: proved, code } })
        if (!reply.ok) return reply.error
        forgetSentCode()
        session.amend(reply.value)
        onProved()
        return undefined
      }}
    />
  )
}
