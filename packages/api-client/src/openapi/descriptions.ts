import * as account from '../wire/account.ts'
import * as address from '../wire/address.ts'
import { isCodec } from '../wire/codec.ts'
import { operations } from '../wire/index.ts'
import type { Schema } from '../wire/operation.ts'
import { strictSchema } from '../wire/strict.ts'

const { accountDescriptions } = account
const { addressDescriptions } = address

/** The records, and the sentences about their fields by our names. */
const described: readonly (readonly [Readonly<Record<string, string>>, readonly (Schema | undefined)[]])[] = [
  [addressDescriptions, schemasOf(address)],
  [
    accountDescriptions,
    [
      ...schemasOf(account),
      ...[operations.registerAndLogin, operations.loginWithCode, operations.proveMobile].map(
        ({ body }) => body,
      ),
    ],
  ],
  [{ ...addressDescriptions, ...accountDescriptions }, [operations.register.body]],
]

function schemasOf(module: object): readonly Schema[] {
  const exported: readonly unknown[] = Object.values(module)
  return exported.filter(isSchema)
}

function isSchema(exported: unknown): exported is Schema {
  return exported instanceof Object && 'kind' in exported && exported.kind === 'schema'
}

const sentencesBySchema = new Map(
  described.flatMap(([sentences, schemas]) =>
    schemas.filter(isCodec).flatMap((codec) => {
      const byWireName = new Map([...codec.names].map(([wire, ours]) => [wire, sentences[ours]] as const))
      return [codec, strictSchema(codec)].map((schema) => [schema, byWireName] as const)
    }),
  ),
)

/** Returns the sentence about a field of a record by its name on the wire. */
export const descriptionOf = (record: Schema, wire: string): string | undefined =>
  sentencesBySchema.get(record)?.get(wire)
