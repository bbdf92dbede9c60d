import { MoreStrings } from '@sakina/ui/provider'
import { use, type ReactNode } from 'react'

import { loadAccountMessages } from './catalogues.ts'
import { useLocale } from './locale-context.ts'
import { MoreMessages } from './messages-provider.tsx'

/**
 * Provides the messages of account, booking and forms to its children, and suspends until they are loaded.
 */
export function AccountMessages({ children }: { children: ReactNode }) {
  const { messages, kit } = use(loadAccountMessages(useLocale()))
  return (
    <MoreStrings strings={kit}>
      <MoreMessages messages={messages}>{children}</MoreMessages>
    </MoreStrings>
  )
}
