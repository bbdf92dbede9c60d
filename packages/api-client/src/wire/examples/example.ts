import type { AnswerOf, ArgsOf } from '../operation.ts'

type IsCodec = { readonly names: unknown }

type OnWire<O, Part extends 'body' | 'query'> = O extends { readonly [Name in Part]?: IsCodec }
  ? { readonly [Name in Part]: unknown }
  : Pick<ArgsOf<O>, Part>

/** A documented request and the response of our server, as on the wire: the tests hold them to their schemas. */
export type Example<O> = {
  readonly args: Omit<ArgsOf<O>, 'body' | 'query'> & OnWire<O, 'body'> & OnWire<O, 'query'>
  readonly answer: O extends { readonly answer: IsCodec } ? unknown : AnswerOf<O>
}
