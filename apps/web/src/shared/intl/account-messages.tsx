import { AdditionalStringsProvider } from '@sakina/ui/provider'
import { use, type ReactNode } from 'react'

import { getLoadedMessages, loadMessages, type MessageCatalogueName } from './catalogues.ts'
import { useLocale, AdditionalMessagesProvider } from './messages-provider.tsx'

type Props = { catalogue: Exclude<MessageCatalogueName, 'public'>; children: ReactNode }

/** Provides the messages of one more catalogue, and suspends until they are loaded. */
export function CatalogueProvider({ catalogue, children }: Props) {
  const locale = useLocale()
  // A prerendered page loads its catalogues first, because hydration should not wait once more.
  const { messages, kit } = getLoadedMessages(locale, catalogue) ?? use(loadMessages(locale, catalogue))
  return (
    <AdditionalStringsProvider strings={kit}>
      <AdditionalMessagesProvider messages={messages}>{children}</AdditionalMessagesProvider>
    </AdditionalStringsProvider>
  )
}

/** Provides the messages that public pages lack. */
export const AccountMessagesProvider = ({ children }: Pick<Props, 'children'>) => (
  <CatalogueProvider catalogue="account">{children}</CatalogueProvider>
)
