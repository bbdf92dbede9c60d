import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'

/** The popups by their name in the URL: `?popup=contact`. */
export const popups = {
  alert: lazyComponent(() => import('../../features/alerts/availability-alert-popup.tsx')),
  contact: lazyComponent(() => import('../../features/contact/contact-popup.tsx')),
  privacy: lazyComponent(() => import('../../features/terms/privacy-policy-popup.tsx')),
  worker: lazyComponent(() => import('../../features/workers/worker-popup.tsx')),
  steps: lazyComponent(() => import('../../features/recruitment/recruitment-popup.tsx')),
  package: lazyComponent(() => import('../../features/packages/special-package-popup.tsx')),
  government: lazyComponent(() => import('../../features/recruitment/government-popup.tsx')),
}

/** Tells whether a name is that of a popup. */
export const isPopup = (name: string): name is keyof typeof popups => Object.hasOwn(popups, name)
