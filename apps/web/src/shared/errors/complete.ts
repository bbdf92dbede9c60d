import type { ErrorCode } from '@sakina/api-client/wire'

import type { MessageId } from '../intl/messages.generated.ts'

type WithoutWords = Exclude<`errors.${ErrorCode | 'network' | 'timeout' | 'aborted' | 'contract'}`, MessageId>

/** Every code a call can fail with has its words: one without them does not compile. */
export const everyCodeHasWords: [WithoutWords] extends [never] ? true : WithoutWords = true
