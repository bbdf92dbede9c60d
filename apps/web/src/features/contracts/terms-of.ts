import type { Contract, Term } from '@sakina/api-client/client'

type Service = NonNullable<Contract['service']>['code']

const ofEvery = ['prices', 'respect', 'cancel', 'replace', 'refund', 'complaints']
const ofVisits = ['visits', 'arrival']
const ofRecruitment = ['recruitment']

const own = (service: Service | undefined): readonly string[] => {
  if (service === 'hourly') return ofVisits
  return service === 'mediation' || service === 'period' ? ofRecruitment : []
}

/** The terms that are about a contract of this service; the rest is about the account and the site. */
export const termsOf = (terms: readonly Term[], service: Service | undefined): readonly Term[] => {
  const wanted = new Set([...ofEvery, ...own(service)])
  return terms.filter(({ slug }) => wanted.has(slug))
}
