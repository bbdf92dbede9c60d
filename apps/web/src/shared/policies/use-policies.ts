import { useEndpoint } from '@sakina/api-client/swr'
import { getPolicies, type PoliciesInForce } from '@sakina/api-client/wire/policies'
import { DEFAULT_LOYALTY } from '@sakina/domain/loyalty'
import { DEFAULT_POLICIES, policyTexts, type PolicyTexts } from '@sakina/domain/policies'
import { useMemo } from 'react'

import { useLocale } from '../intl/messages-provider.tsx'

const documented: PoliciesInForce = { policies: DEFAULT_POLICIES, points: DEFAULT_LOYALTY }

/** Returns the policies in force: the owner's, or the documented ones of a provider that names none. */
export const usePolicies = (): PoliciesInForce => useEndpoint(getPolicies, {}).data ?? documented

/** Returns the numbers of the policies in force as messages say them: `t('visits.text', policyTexts)`. */
export function usePolicyTexts(): PolicyTexts {
  const { policies, points } = usePolicies()
  const locale = useLocale()
  return useMemo(() => policyTexts(policies, points, locale), [policies, points, locale])
}
