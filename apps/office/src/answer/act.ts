import type { ApiResult, RequestOptions } from '@sakina/api-client/client'
import type { useRequest } from '@sakina/api-client/swr'
import { isCodec } from '@sakina/api-client/wire/codec'
import type { ArgsOf, OperationRow } from '@sakina/api-client/wire/operation'
import type { opsPreviewAct } from '@sakina/api-client/wire/ops'
import { fieldsOf, type Id } from '@sakina/api-client/wire/value-codecs'

type PreviewableAct = ArgsOf<typeof opsPreviewAct>['body']['operation']

/** What a person of the office may have to say with an act. */
export type FieldName =
  | 'note'
  | 'officeNote'
  | 'reason'
  | 'description'
  | 'price'
  | 'wage'
  | 'amount'
  | 'fault'
  | 'worker'
  | 'agreed'
  | 'day'
  | 'window'
  | 'driver'
  | 'receipt'
  | 'terms'
  | 'visitFault'
  | 'text'

/** The fields that are amounts in riyals. */
export const amounts: readonly FieldName[] = ['price', 'wage', 'amount']

/** What was typed or chosen; nothing is an empty text. */
export type Values = Readonly<Record<FieldName, string>>

export type Field = {
  readonly name: FieldName
  readonly isRequired?: boolean
  /** The greatest length, where the operation takes another than the name of the field says. */
  readonly limit?: 'officeNote' | 'adjustmentReason'
  /** The order or contract whose free workers can be chosen. */
  readonly order?: string
  /** The visit whose free workers can be chosen. */
  readonly visit?: string
}

export type ActId =
  | 'approve'
  | 'reject'
  | 'close'
  | 'hold'
  | 'reply'
  | 'price'
  | 'assign'
  | 'advance'
  | 'cancel'
  | 'came'
  | 'nobody'
  | 'sent'
  | 'failed'
  | 'again'
  | 'void'
  | 'credit'
  | 'cash'
  | 'transfer'
  | 'card_machine'
  | 'paymentLink'
  | 'handed'
  | 'resend'
  | 'told'
  | 'write'
  | 'called'
  | 'cancelContract'
  | 'charge'
  | 'walletAdd'
  | 'walletTake'
  | 'password'
  | 'another'
  | 'move'
  | 'driver'
  | 'leave'
  | 'begin'
  | 'finish'
  | 'miss'
  | 'callOff'

/** An act on a record: who may do it, what it asks for, what it sends, and how to see before what it changes. */
export type Act = {
  readonly id: ActId
  readonly operation: Pick<OperationRow, 'roles'>
  readonly fields: readonly Field[]
  /** Whether it can be done although nothing waits. */
  readonly isAnytime?: boolean
  readonly run: (
    request: ReturnType<typeof useRequest>,
    values: Values,
    options: RequestOptions,
  ) => Promise<ApiResult<unknown>>
  readonly preview?: (values: Values) => ArgsOf<typeof opsPreviewAct>['body']
}

/** Stands for a text that a preview needs and that changes nothing. */
export const previewText = '…'

/** Shows what an operation would do with a body. */
export const previewOf = <O extends Pick<OperationRow, 'id' | 'body'> & { readonly id: PreviewableAct }>(
  operation: O,
  id: Id,
  body: ArgsOf<O>['body'],
) => ({
  operation: operation.id,
  id,
  body: fieldsOf(isCodec(operation.body) ? operation.body.encode(body) : body),
})

/** Nothing typed yet. */
export const nothing: Values = {
  note: '',
  officeNote: '',
  reason: '',
  description: '',
  price: '',
  wage: '',
  amount: '',
  fault: '',
  worker: '',
  agreed: '',
  day: '',
  window: '',
  driver: '',
  receipt: '',
  terms: '',
  visitFault: '',
  text: '',
}

/** An optional text as a field of a body. */
export const textOf = <Name extends string>(name: Name, text: string): { readonly [K in Name]?: string } => {
  const field: { [K in Name]?: string } = {}
  if (text.trim() !== '') field[name] = text.trim()
  return field
}
