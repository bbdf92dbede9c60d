import type { CodePurpose } from '@sakina/domain/vocabulary'
import type { ApiError } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { sendCode } from '@sakina/api-client/wire/identity'
import { useState } from 'react'

export type CodeSending = {
  /** The number that the newest code went to, and how many were asked for. */
  readonly sent: { readonly mobile: string; readonly times: number } | undefined
  readonly send: (mobile: string) => Promise<ApiError | undefined>
  /** Forgets the code that was sent, so that the form asks for a number again. */
  readonly forget: () => void
}

/** Has a code texted to a number. */
export function useSendCode(purpose: CodePurpose): CodeSending {
  const { run } = useCommand(sendCode)
  const [sent, setSent] = useState<CodeSending['sent']>()
  return {
    sent,
    send: async (mobile) => {
      const reply = await run({ body: { mobile, purpose } })
      if (!reply.ok) return reply.error
      setSent((before) => ({ mobile, times: (before?.times ?? 0) + 1 }))
      return undefined
    },
    forget: () => setSent(undefined),
  }
}
