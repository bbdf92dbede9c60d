import { MoreStrings } from '@sakina/ui/provider'
import { use, type ReactNode } from 'react'

import { accountWords } from './catalogues.ts'
import { useLocale } from './locale-context.ts'
import { MoreMessages } from './messages-provider.tsx'

/**
 * Provides the messages of account, booking and forms to its children, and suspends until they are loaded.
 */
export function AccountWords({ children }: { children: ReactNode }) {
  const { messages, kit } = use(accountWords(useLocale()))
  return (
    <MoreStrings strings={kit}>
      <MoreMessages messages={messages}>{children}</MoreMessages>
    </MoreStrings>
  )
}
