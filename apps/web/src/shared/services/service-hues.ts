import type { Service } from '@sakina/api-client/client'

/** The hue of each service, so that the four can be told apart. */
export const serviceHues = {
  hourly: 'saffron',
  resident: 'palm',
  period: 'indigo',
  mediation: 'terracotta',
  unknown: undefined,
} as const satisfies Readonly<Record<Service['code'], string | undefined>>

/** The soft ground of each service with its text colour. */
export const serviceTones: Readonly<Record<Service['code'], string>> = {
  hourly: 'bg-accent-soft text-on-accent-soft',
  resident: 'bg-primary-soft text-on-primary-soft',
  period: 'bg-indigo-soft text-on-indigo-soft',
  mediation: 'bg-terracotta-soft text-on-terracotta-soft',
  unknown: 'bg-subtle text-text',
}
