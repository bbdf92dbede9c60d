import { lazyPart } from '../../shared/hydration/lazy-part.tsx'

/** The popups by their name in the URL: `?popup=contact`. */
export const popups = {
  alert: lazyPart(() => import('../../features/alerts/alert-popup.tsx')),
  contact: lazyPart(() => import('../../features/contact/contact-popup.tsx')),
  privacy: lazyPart(() => import('../../features/terms/privacy-popup.tsx')),
  steps: lazyPart(() => import('../../features/recruitment/steps-popup.tsx')),
  package: lazyPart(() => import('../../features/packages/package-popup.tsx')),
  government: lazyPart(() => import('../../features/recruitment/government-popup.tsx')),
}

export const isPopup = (name: string): name is keyof typeof popups => Object.hasOwn(popups, name)
