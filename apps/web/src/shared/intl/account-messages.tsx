import { AdditionalStringsProvider } from '@sakina/ui/provider'
import { use, type ReactNode } from 'react'

import { loadMessages } from './catalogues.ts'
import { useLocale, AdditionalMessagesProvider } from './messages-provider.tsx'

/** Provides the messages that public pages lack, and suspends until they are loaded. */
export function AccountMessagesProvider({ children }: { children: ReactNode }) {
  const { messages, kit } = use(loadMessages(useLocale(), 'account'))
  return (
    <AdditionalStringsProvider strings={kit}>
      <AdditionalMessagesProvider messages={messages}>{children}</AdditionalMessagesProvider>
    </AdditionalStringsProvider>
  )
}
