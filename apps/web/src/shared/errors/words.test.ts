import type { ErrorCode } from '@sakina/api-client/wire'
import { expectTypeOf, test } from 'vitest'

import type { MessageId } from '../intl/messages.generated.ts'

type Code = ErrorCode | 'network' | 'timeout' | 'aborted' | 'contract'
type WordsOf<Id> = Id extends `errors.${infer Known}` | `refusals.${infer Known}` ? Known : never

test('every code a call can fail with has its words: one without them does not compile', () => {
  expectTypeOf<Exclude<Code, WordsOf<MessageId>>>().toBeNever()
})
