import type { Plan } from '@sakina/api-client/client'

/** Nobody of ours can come within the days that can be booked; a recruitment may still name a worker. */
export const isNobodyFree = ({ availability, service }: Pick<Plan, 'availability' | 'service'>): boolean =>
  availability?.state === 'none' && service?.code !== 'mediation'
