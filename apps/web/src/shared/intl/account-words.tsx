import { MoreStrings } from '@sakina/ui/provider'
import { use, type ReactNode } from 'react'

import { accountWords } from './catalogues.ts'
import { useLocale } from './locale-context.ts'
import { MoreMessages } from './messages-provider.tsx'

/** What stands below speaks of the account, of bookings or in a form; it waits for those words. */
export function AccountWords({ children }: { children: ReactNode }) {
  const { messages, kit } = use(accountWords(useLocale()))
  return (
    <MoreStrings strings={kit}>
      <MoreMessages messages={messages}>{children}</MoreMessages>
    </MoreStrings>
  )
}
