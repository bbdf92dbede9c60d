import { instantToIso } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { moneyFromWire, moneyToWire } from '@sakina/domain/money'
import type { Money } from '@sakina/domain/money'
import * as v from 'valibot'
import { codec } from './codec.ts'
import { knownCode, parseWebLink, toOptionalInstant } from './entities/values.ts'
import { instantField, optionalTextField } from './fields.ts'
import { sarInputSchema } from './inputs.ts'

/** A moment. */
// @__NO_SIDE_EFFECTS__
export const optionalInstant = () =>
  codec(instantField(), {
    decode: toOptionalInstant,
    encode: (at: Instant | null) => (at === null ? null : instantToIso(at)),
  })

/** A web link, never a script or a file, because visitors click on it. */
// @__NO_SIDE_EFFECTS__
export const optionalLink = () =>
  codec(optionalTextField(), { decode: parseWebLink, encode: (link: string | null) => link })

/** One of a list of codes; one that is not on the list is `unknown`. */
// @__NO_SIDE_EFFECTS__
export const optionalCode = <Code extends string>(codes: readonly Code[]) =>
  codec(optionalTextField(), {
    decode: (code) => (code === null ? null : knownCode(codes, code)),
    encode: (code: Code | 'unknown' | null) => code,
  })

/** A sum in a request that may be missing: riyals on the wire. */
// @__NO_SIDE_EFFECTS__
export const optionalMoneyInput = () =>
  codec(v.optional(sarInputSchema()), {
    decode: (riyals): Money | undefined => (riyals === undefined ? undefined : moneyFromWire(riyals)),
    encode: (sum: Money | undefined) => (sum === undefined ? undefined : moneyToWire(sum)),
  })
