import {
  complaintStates,
  complaintTypes,
  contractRequestStates,
  contractStates,
  invoiceKinds,
  invoiceStates,
  ledgerEntryKinds,
  noticeTopics,
  orderAttemptStates,
  orderStates,
  payoutStates,
  requestKinds,
  serviceCodes,
  trackingStages,
  voucherStates,
} from '@sakina/domain/vocabulary'
import * as account from '../wire/account.ts'
import * as address from '../wire/address.ts'
import { isCodec } from '../wire/codec.ts'
import { fieldDescriptions, oneOf } from './field-descriptions.ts'
import { paginationSchema } from '../wire/envelope.ts'
import { labelSchema, relationSchema } from '../wire/fields.ts'
import { operations } from '../wire/index.ts'
import type { Schema } from '../wire/operation.ts'
import { complaintCodec } from '../wire/records/complaint.ts'
import { contractCodec, contractDetailCodec } from '../wire/records/contract.ts'
import { invoiceCodec, invoiceDetailCodec } from '../wire/records/invoice.ts'
import { noticeCodec, noticeTopicCodec } from '../wire/records/notice.ts'
import { orderAttemptCodec, orderCodec, orderStageCodec } from '../wire/records/order.ts'
import { payoutCodec } from '../wire/records/payout.ts'
import { requestCodec } from '../wire/records/request.ts'
import { serviceCodec } from '../wire/records/service.ts'
import { voucherCodec, walletEntryCodec } from '../wire/records/wallet.ts'
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

/** The lists of states and kinds, which are texts on the wire, because a provider may have others. */
const listed: readonly (readonly [Readonly<Record<string, string>>, readonly Schema[]])[] = [
  [
    {
      state: `The state, with its words. ${oneOf(contractStates)}.`,
      resident_hourly_service_state: 'The state, as older clients read it.',
    },
    [contractCodec, contractDetailCodec],
  ],
  [
    {
      status: `The state, with its words. ${oneOf(orderStates)}.`,
      kind: `The service. ${oneOf(serviceCodes)}.`,
      number: 'The printed number.',
    },
    [orderCodec],
  ],
  [{ code: `The stage. ${oneOf(trackingStages)}.` }, [orderStageCodec]],
  [{ state: `Whether the order exists. ${oneOf(orderAttemptStates)}.` }, [orderAttemptCodec]],
  [
    {
      status: `The state, with its words. ${oneOf(contractRequestStates)}.`,
      kind: `What is asked for. ${oneOf(requestKinds)}.`,
      number: 'The printed number.',
    },
    [requestCodec],
  ],
  [
    {
      complaint_state: `The state, with its words. ${oneOf(complaintStates)}.`,
      complaint_type: `What it is about. ${oneOf(complaintTypes)}.`,
      name: 'The printed number.',
    },
    [complaintCodec],
  ],
  [
    {
      state: `The state, with its words. ${oneOf(invoiceStates)}.`,
      kind: `What is invoiced. ${oneOf(invoiceKinds)}.`,
    },
    [invoiceCodec, invoiceDetailCodec],
  ],
  [{ kind: `Why the balance changed. ${oneOf(ledgerEntryKinds)}.` }, [walletEntryCodec]],
  [{ state: `The state. ${oneOf(voucherStates)}.`, code: 'The code that a customer types.' }, [voucherCodec]],
  [{ state: `How far the money has come. ${oneOf(payoutStates)}.` }, [payoutCodec]],
  [{ topic: `What it is about. ${oneOf(noticeTopics)}.` }, [noticeCodec, noticeTopicCodec]],
  [{ code: 'The code of the service, such as `hourly`.' }, [serviceCodec]],
  [
    { label: 'The words for the code, in the language of the request.', value: 'The code, for programs.' },
    [labelSchema],
  ],
  [
    { id: 'The id of the record.', name: 'The name of the record, in the language of the request.' },
    [relationSchema],
  ],
  [{ total: 'The number of items of all pages.' }, [paginationSchema]],
]

const sentencesBySchema = new Map<Schema, ReadonlyMap<string, string | undefined>>([
  ...listed.flatMap(([sentences, schemas]) =>
    schemas.map((schema) => [strictSchema(schema), new Map(Object.entries(sentences))] as const),
  ),
  ...described.flatMap(([sentences, schemas]) =>
    schemas.filter(isCodec).flatMap((codec) => {
      const byWireName = new Map([...codec.names].map(([wire, ours]) => [wire, sentences[ours]] as const))
      return [codec, strictSchema(codec)].map((schema) => [schema, byWireName] as const)
    }),
  ),
])

/** Returns the sentence about a field of a record by its name on the wire. */
export const descriptionOf = (record: Schema, wire: string): string | undefined =>
  sentencesBySchema.get(record)?.get(wire) ??
  (Object.hasOwn(fieldDescriptions, wire) ? fieldDescriptions[wire] : undefined)
