import type { Contract, LegalDocument } from '@sakina/api-client/client'

type Service = NonNullable<Contract['service']>['code']

const ofEvery = ['prices', 'respect', 'cancel', 'replace', 'refund', 'complaints']
const ofVisits = ['visits', 'arrival']
const ofRecruitment = ['recruitment']

const own = (service: Service | undefined): readonly string[] => {
  if (service === 'hourly') return ofVisits
  return service === 'mediation' || service === 'period' ? ofRecruitment : []
}

/**
 * Returns the terms that apply to contracts of this service. The others are about the account and the site.
 */
export const filterContractTerms = (
  terms: readonly LegalDocument[],
  service: Service | undefined,
): readonly LegalDocument[] => {
  const wanted = new Set([...ofEvery, ...own(service)])
  return terms.filter(({ slug }) => wanted.has(slug))
}
