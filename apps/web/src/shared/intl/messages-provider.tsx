import { createContext, use, useMemo, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

import type { Messages } from './catalogues.ts'
import type { Locale } from './locale.ts'

export type Digits = 'latn' | 'arab'

const Known = createContext<Messages>({})

/** Never a bare `ar-SA`: its digits and its calendar differ between browsers. */
const pinned = (locale: Locale, digits: Digits) =>
  locale === 'ar' ? `ar-SA-u-ca-gregory-nu-${digits}` : `en-SA-u-ca-gregory-nu-${digits}`

/** A message that is missing or cannot be written is a fault, not a detail: the page's boundary shows it. */
const fail = (error: Error) => {
  throw error
}

type Props = { locale: Locale; digits: Digits; messages: Messages; children: ReactNode }

/** Adds a page's words to those the shell knows already. */
export function MessagesProvider({ locale, digits, messages, children }: Props) {
  const known = use(Known)
  const all = useMemo(() => ({ ...known, ...messages }), [known, messages])
  return (
    <Known value={all}>
      <IntlProvider locale={pinned(locale, digits)} messages={all} timeZone="Asia/Riyadh" onError={fail}>
        {children}
      </IntlProvider>
    </Known>
  )
}
