import type { OneTimeCodePurpose } from '@sakina/domain/vocabulary'
import type { ApiError } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { sendCode } from '@sakina/api-client/wire/identity'
import { useState } from 'react'

/** The state of sending one-time codes to a mobile. */
export type SendCodeState = {
  /** The number that received the latest code, and how many codes were sent. */
  readonly sent: { readonly mobile: string; readonly times: number } | undefined
  /** Whether the form shows its first number; false once the customer chose to enter another one. */
  readonly isFirst: boolean
  readonly send: (mobile: string) => Promise<ApiError | undefined>
  /** Returns the form to the field for the number. */
  readonly forget: () => void
}

/** Sends a code by text to a mobile number. */
export function useSendCode(purpose: OneTimeCodePurpose): SendCodeState {
  const { run } = useCommand(sendCode)
  const [isFirst, setIsFirst] = useState(true)
  const [sent, setSent] = useState<SendCodeState['sent']>()
  return {
    sent,
    isFirst,
    send: async (mobile) => {
      const reply = await run({ body: { mobile, purpose } })
      if (!reply.ok) return reply.error
      setSent((before) => ({ mobile, times: (before?.times ?? 0) + 1 }))
      return undefined
    },
    forget: () => {
      setIsFirst(false)
      setSent(undefined)
    },
  }
}
