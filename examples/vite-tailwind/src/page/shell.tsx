'use client'
import { Provider } from '@sakina/ui/provider'
import { ar } from '@sakina/ui/strings/ar'
import { en } from '@sakina/ui/strings/en'
import type { ReactNode } from 'react'
import type { Locale } from './words.ts'

/** Sets the language of an example app, its direction and digits, and the strings of the kit. */
export function Shell({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return (
    <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
      {children}
    </Provider>
  )
}
