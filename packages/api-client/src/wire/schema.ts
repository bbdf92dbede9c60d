import type * as v from 'valibot'

/** A schema of the wire format. */
export type Schema = v.GenericSchema<never> | v.GenericSchema
