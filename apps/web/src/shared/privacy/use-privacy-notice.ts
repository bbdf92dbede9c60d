import { useEndpoint } from '@sakina/api-client/swr'
import { listTerms } from '@sakina/api-client/wire/catalogue'

/** The version of the published privacy notice, which is the first of the terms, once it is loaded. */
export const usePrivacyNoticeVersion = (): string | undefined => useEndpoint(listTerms, {}).data?.[0]?.version
