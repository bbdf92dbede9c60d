import { useEndpoint } from '@sakina/api-client/swr'
import { listTerms } from '@sakina/api-client/wire/catalogue'

/** Returns the version of the current privacy notice, which is the first of the terms. */
export const usePrivacyNoticeVersion = (): string | undefined => useEndpoint(listTerms, {}).data?.[0]?.version
