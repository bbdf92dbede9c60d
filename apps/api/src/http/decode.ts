import { asCodec, type ValueOf } from '@sakina/api-client/wire/codec'
import type { OperationRow, Schema } from '@sakina/api-client/wire/operation'
import { strictSchema } from '@sakina/api-client/wire/strict'
import * as v from 'valibot'
import { fieldErrorCodesOf } from '@sakina/api-client/wire/field-codes'
import { invalidFieldsFailure } from '../failures/failure.ts'

/** Decodes a value by a schema of the wire, or names the fields that are wrong. */
export function decode<const S extends v.GenericSchema>(
  schema: S | undefined,
  value: unknown,
): v.InferOutput<S> {
  if (schema === undefined) throw new TypeError('There is no schema to decode by.')
  const decoded = v.safeParse(schema, value)
  if (!decoded.success) throw invalidFieldsFailure(fieldErrorCodesOf(decoded.issues))
  return decoded.output
}

/** Decodes a query or a body to the entity of its codec; without one it stays as on the wire. */
export const decodeEntity = <S extends Schema>(schema: S, value: unknown): ValueOf<S> =>
  asCodec(schema).decode(decode(schema, value))

/** Decodes the body of an operation. */
export const decodeBody = <S extends Schema>({ body }: { readonly body?: S }, value: unknown): ValueOf<S> => {
  if (body === undefined) throw new TypeError('There is no schema to decode by.')
  return decodeEntity(body, value)
}

/**
 * Returns the function that writes the answer of an operation: it drops fields that the contract does not contain,
 * so that nothing leaks by accident.
 */
export const answerWriter = ({ answer }: Pick<OperationRow, 'answer'>) => {
  const schema = strictSchema(answer)
  const { encode } = asCodec(answer)
  return (value: unknown): string => JSON.stringify(v.parse(schema, encode(value)))
}
