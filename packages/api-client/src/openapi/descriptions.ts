import * as account from '../wire/account.ts'
import * as address from '../wire/address.ts'
import { isCodec } from '../wire/codec.ts'
import { operations } from '../wire/index.ts'
import type { Schema } from '../wire/operation.ts'
import { complaintCodec } from '../wire/records/complaint.ts'
import { contractCodec, contractDetailCodec } from '../wire/records/contract.ts'
import { invoiceCodec, invoiceDetailCodec } from '../wire/records/invoice.ts'
import { visitCodec } from '../wire/records/visit.ts'
import { offerCodec, voucherCodec } from '../wire/records/wallet.ts'
import { sourceOf, strictSchema } from '../wire/strict.ts'
import { entriesOf } from '../wire/value-codecs.ts'
import { fieldDescriptions } from './field-descriptions.ts'

const { accountDescriptions } = account
const { addressDescriptions } = address

/** The sentences about the fields of records by our names, where those by the names of the wire would mislead. */
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
  [
    { number: 'The printed number.' },
    [contractCodec, contractDetailCodec, invoiceCodec, invoiceDetailCodec, complaintCodec],
  ],
  [{ name: 'The printed number.' }, [visitCodec]],
  [{ code: 'The code that a customer types.' }, [offerCodec, voucherCodec]],
]

function schemasOf(module: object): readonly Schema[] {
  const exported: readonly unknown[] = Object.values(module)
  return exported.filter(isSchema)
}

function isSchema(exported: unknown): exported is Schema {
  return exported instanceof Object && 'kind' in exported && exported.kind === 'schema'
}

const sentencesByRecord = new Map<Schema, ReadonlyMap<string, string | undefined>>(
  described.flatMap(([sentences, schemas]) =>
    schemas.filter(isCodec).flatMap((codec) => {
      const byWireName = new Map([...codec.names].map(([wire, ours]) => [wire, sentences[ours]] as const))
      return [codec, sourceOf(strictSchema(codec))].map((record) => [record, byWireName] as const)
    }),
  ),
)

/** Returns the sentence about a field of a record by its name on the wire, with the list of its codes. */
export function descriptionOf(schema: Schema, wire: string): string | undefined {
  const record = sourceOf(schema)
  const sentence =
    sentencesByRecord.get(record)?.get(wire) ??
    (Object.hasOwn(fieldDescriptions, wire) ? fieldDescriptions[wire] : undefined)
  const field = entriesOf(record)[wire]
  const codes = isCodec(field) ? field.codes : undefined
  return codes === undefined || sentence === undefined ? sentence : `${sentence} One of ${codes.join(', ')}.`
}
