import type { Visit } from '@sakina/api-client/client'

import { AccountMessagesProvider } from '../../shared/intl/account-messages.tsx'
import { DriverAtDoor } from '../../shared/visits/driver-at-door.tsx'

/** The driver at the door on home, with the messages that public pages lack. */
export default function DriverAtDoorNow({ visit }: { visit: Visit }) {
  return (
    <AccountMessagesProvider>
      <DriverAtDoor visit={visit} level={1} />
    </AccountMessagesProvider>
  )
}
