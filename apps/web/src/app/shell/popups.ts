import type { ComponentType } from 'react'

import type { Locale } from '../../shared/intl/locale.ts'
import { lazyPart } from '../../shared/words/lazy-part.tsx'

export type PopupProps = { onClose: () => void }
type Popup = ComponentType<PopupProps> & { readonly preload: (locale: Locale) => Promise<unknown> }

/** By the name the address gives them: `?popup=contact`. */
export const popups: Readonly<Record<string, Popup>> = {
  contact: lazyPart<PopupProps>(
    'features/contact/contact-popup',
    () => import('../../features/contact/contact-popup.part.tsx'),
  ),
  privacy: lazyPart<PopupProps>(
    'features/terms/privacy-popup',
    () => import('../../features/terms/privacy-popup.part.tsx'),
  ),
  steps: lazyPart<PopupProps>(
    'features/recruitment/steps-popup',
    () => import('../../features/recruitment/steps-popup.part.tsx'),
  ),
  package: lazyPart<PopupProps>(
    'features/packages/package-popup',
    () => import('../../features/packages/package-popup.part.tsx'),
  ),
  government: lazyPart<PopupProps>(
    'features/recruitment/government-popup',
    () => import('../../features/recruitment/government-popup.part.tsx'),
  ),
}

/** On hover or focus of what opens it. What does not come then comes, or fails, when it is opened. */
export const preloadPopup = (name: string, locale: Locale) =>
  void popups[name]?.preload(locale).catch(() => undefined)
