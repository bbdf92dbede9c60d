import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { Provider } from '../../src/components/provider/index.ts'
import { ar } from '../../src/strings/ar.ts'
import { en } from '../../src/strings/en.ts'
import '../../src/styles/generated/fonts.css'
import '../../src/styles/motion.css'
import '../../src/styles/page.css'
import '../../src/styles/reset.css'
import '../../src/styles/styles.css'

/** The languages a component is operated in. Its code is the same in both, so the second is left to the full run. */
export const operatedLocales: readonly ('ar' | 'en')[] = import.meta.env['VITE_FULL'] ? ['ar', 'en'] : ['ar']

/**
 * Mounts on an empty page as an app does: with the style sheet of the kit, and language and direction on
 * the document.
 */
export function mountOnEmptyPage(locale: 'ar' | 'en', children: ReactNode): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
      {children}
    </Provider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}
