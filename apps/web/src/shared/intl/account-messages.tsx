import { MoreStrings } from '@sakina/ui/provider'
import { use, type ReactNode } from 'react'

import { loadMessages } from './catalogues.ts'
import { useLocale } from './locale-context.ts'
import type { LaterScope } from './message-scopes.ts'
import { MoreMessages } from './messages-provider.tsx'

/** Provides the messages of a scope to its children, and suspends until they are loaded. */
export function LaterMessages({ scope, children }: { scope: LaterScope; children: ReactNode }) {
  const { messages, kit } = use(loadMessages(useLocale(), scope))
  return (
    <MoreStrings strings={kit}>
      <MoreMessages messages={messages}>{children}</MoreMessages>
    </MoreStrings>
  )
}
