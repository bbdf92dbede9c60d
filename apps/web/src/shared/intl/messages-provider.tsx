import type { Digits } from '@sakina/text'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl, type MessageFormatElement } from 'react-intl'

import type { Locale } from './locale.ts'

/** The parsed messages of the site, by id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>

const Known = createContext<CompiledMessages>({})
const ChosenDigits = createContext<Digits>('latn')
/** Returns the digits in which numbers are shown. */
export const useDigits = (): Digits => use(ChosenDigits)

/** A bare `ar-SA` has different digits and calendars in different browsers, so both are fixed. */
const pinned = (locale: Locale, digits: Digits) =>
  locale === 'ar' ? `ar-SA-u-ca-gregory-nu-${digits}` : `en-SA-u-ca-gregory-nu-${digits}`

/** A missing or invalid message is a bug, so it reaches the error boundary of the page. */
const fail = (error: Error) => {
  throw error
}

const settings = { timeZone: 'Asia/Riyadh', onError: fail }

type Props = { locale: Locale; digits: Digits; messages: CompiledMessages; children: ReactNode }

/** Gives the components inside it the messages of a language. */
export const MessagesProvider = ({ locale, digits, messages, children }: Props) => (
  <Known value={messages}>
    <ChosenDigits value={digits}>
      <IntlProvider {...settings} locale={pinned(locale, digits)} messages={messages}>
        {children}
      </IntlProvider>
    </ChosenDigits>
  </Known>
)

/** Adds messages to the known ones. */
export function AdditionalMessagesProvider({ messages, children }: Pick<Props, 'messages' | 'children'>) {
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

/** Passes the language of the page to its components. */
export const LocaleContext = createContext<Locale>('ar')
/** Returns the language of the page. */
export const useLocale = (): Locale => use(LocaleContext)
