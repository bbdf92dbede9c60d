import { ONE_TIME_CODE_LIMITS, type OneTimeCodePurpose } from '@sakina/domain/vocabulary'
import type { ApiError } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { sendCode } from '@sakina/api-client/wire/identity'
import { useState } from 'react'

import { forgetSentCode, readSentCode, storeSentCode, type SentCode } from './sent-code.ts'

/** The state of sending one-time codes to a mobile or an email. */
export type SendCodeState = {
  readonly sent: SentCode | undefined
  /** Whether the form shows its first number; false once the customer chose to enter another one. */
  readonly isFirst: boolean
  readonly send: (contact: string) => Promise<ApiError | undefined>
  /** Returns the form to the field for the number. */
  readonly forget: () => void
}

/**
 * Sends a code to a mobile number or an email. With `isKept` a code that is still valid is expected
 * again after a reload or a visit to another page.
 */
export function useSendCode(purpose: OneTimeCodePurpose, { isKept = false } = {}): SendCodeState {
  const { run } = useCommand(sendCode)
  const [isFirst, setIsFirst] = useState(true)
  const [sent, setSent] = useState(() => (isKept ? readSentCode(purpose) : undefined))
  return {
    sent,
    isFirst,
    send: async (contact) => {
      const to = contact.includes('@') ? { email: contact } : { mobile: contact }
      const reply = await run({ body: { ...to, purpose } })
      if (!reply.ok) return reply.error
      const next = { contact, times: (sent?.times ?? 0) + 1 }
      setSent(next)
      if (isKept) storeSentCode(purpose, next, ONE_TIME_CODE_LIMITS.minutes)
      return undefined
    },
    forget: () => {
      setIsFirst(false)
      setSent(undefined)
      forgetSentCode()
    },
  }
}
