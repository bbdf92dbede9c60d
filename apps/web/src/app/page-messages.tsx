import type { ReactNode } from 'react'

import type { Messages } from '../shared/intl/catalogues.ts'
import { useLocale } from '../shared/intl/locale-context.ts'
import { MessagesProvider } from '../shared/intl/messages-provider.tsx'
import { usePreferences } from './preferences/store.ts'

type Props = { messages: Messages; children: ReactNode }

export function PageMessages({ messages, children }: Props) {
  const locale = useLocale()
  const { digits } = usePreferences()
  return (
    <MessagesProvider locale={locale} digits={digits} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
