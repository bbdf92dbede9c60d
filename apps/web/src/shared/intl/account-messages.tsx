import { MoreStrings } from '@sakina/ui/provider'
import { use, type ReactNode } from 'react'

import { loadMessages } from './catalogues.ts'
import { useLocale, MoreMessages } from './messages-provider.tsx'

/** Provides the messages that public pages lack, and suspends until they are loaded. */
export function AccountMessages({ children }: { children: ReactNode }) {
  const { messages, kit } = use(loadMessages(useLocale(), 'account'))
  return (
    <MoreStrings strings={kit}>
      <MoreMessages messages={messages}>{children}</MoreMessages>
    </MoreStrings>
  )
}
