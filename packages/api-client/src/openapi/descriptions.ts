import {
  addressChanges,
  addressCodec,
  addressDescriptions,
  addressOfRegistration,
  newAddress,
  partnerCodec,
} from '../wire/address.ts'
import type { Codec } from '../wire/codec.ts'
import type { Schema } from '../wire/operation.ts'
import { strictSchema } from '../wire/strict.ts'

/** The sentences about the fields of each record, by our names. */
const described: readonly (readonly [
  Schema & Pick<Codec<unknown>, 'names'>,
  Readonly<Record<string, string>>,
])[] = [
  [addressCodec, addressDescriptions],
  [partnerCodec, addressDescriptions],
  [newAddress, addressDescriptions],
  [addressChanges, addressDescriptions],
  [addressOfRegistration, addressDescriptions],
]

const sentencesBySchema = new Map(
  described.flatMap(([codec, sentences]) => {
    const byWireName = new Map([...codec.names].map(([wire, ours]) => [wire, sentences[ours]] as const))
    return [codec, strictSchema(codec)].map((schema) => [schema, byWireName] as const)
  }),
)

/** Returns the sentence about a field of a record by its name on the wire. */
export const descriptionOf = (record: Schema, wire: string): string | undefined =>
  sentencesBySchema.get(record)?.get(wire)
