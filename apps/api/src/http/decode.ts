import { asCodec } from '@sakina/api-client/wire/codec'
import type { OperationRow } from '@sakina/api-client/wire/operation'
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

/**
 * Returns the function that writes the answer of an operation: it drops fields that the contract does not contain,
 * so that nothing leaks by accident.
 */
export const answerWriter = ({ answer }: Pick<OperationRow, 'answer'>) => {
  const schema = strictSchema(answer)
  const { encode } = asCodec(answer)
  return (value: unknown): string => JSON.stringify(v.parse(schema, encode(value)))
}
