import type { Digits } from '@sakina/text'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl, type MessageFormatElement } from 'react-intl'

import type { Locale } from './locale.ts'

export type Messages = Record<string, MessageFormatElement[]>

const Known = createContext<Messages>({})
const ChosenDigits = createContext<Digits>('latn')
export const useDigits = (): Digits => use(ChosenDigits)

/** Never a bare `ar-SA`: its digits and its calendar differ between browsers. */
const pinned = (locale: Locale, digits: Digits) =>
  locale === 'ar' ? `ar-SA-u-ca-gregory-nu-${digits}` : `en-SA-u-ca-gregory-nu-${digits}`

/** A message that is missing or cannot be written is a fault, not a detail: the page's boundary shows it. */
const fail = (error: Error) => {
  throw error
}

const settings = { timeZone: 'Asia/Riyadh', onError: fail }

type Props = { locale: Locale; digits: Digits; messages: Messages; children: ReactNode }

export const MessagesProvider = ({ locale, digits, messages, children }: Props) => (
  <Known value={messages}>
    <ChosenDigits value={digits}>
      <IntlProvider {...settings} locale={pinned(locale, digits)} messages={messages}>
        {children}
      </IntlProvider>
    </ChosenDigits>
  </Known>
)

/** Adds messages to those known already. */
export function MoreMessages({ messages, children }: Pick<Props, 'messages' | 'children'>) {
  const { locale } = useIntl()
  const known = use(Known)
  const all = useMemo(() => ({ ...known, ...messages }), [known, messages])
  return (
    <Known value={all}>
      <IntlProvider {...settings} locale={locale} messages={all}>
        {children}
      </IntlProvider>
    </Known>
  )
}
