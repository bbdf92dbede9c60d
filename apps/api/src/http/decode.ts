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
