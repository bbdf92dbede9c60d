import type { Contract, LegalDocument } from '@sakina/api-client/client'

type Service = NonNullable<Contract['service']>['code']

const ofEvery = ['prices', 'respect', 'cancel', 'replace', 'refund', 'complaints']
const ofService: { readonly [Code in Service]?: readonly string[] } = {
  hourly: ['visits', 'arrival'],
  resident: ['worker-days'],
  period: ['recruitment', 'worker-days'],
  mediation: ['recruitment'],
}

/**
 * Returns the terms that apply to contracts of this service. The others are about the account and the site.
 */
export const filterContractTerms = (
  terms: readonly LegalDocument[],
  service: Service | undefined,
): readonly LegalDocument[] => {
  const wanted = new Set([...ofEvery, ...((service && ofService[service]) ?? [])])
  return terms.filter(({ slug }) => wanted.has(slug))
}
