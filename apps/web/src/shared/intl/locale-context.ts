import { createContext, use } from 'react'

import type { Locale } from './locale.ts'

export const LocaleContext = createContext<Locale>('ar')
export const useLocale = (): Locale => use(LocaleContext)
