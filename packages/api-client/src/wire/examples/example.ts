import type { AnswerOf, ArgsOf } from '../operation.ts'

type IsCodec = { readonly names: unknown }

/** A documented request and the response of our server, as on the wire: the tests hold them to their schemas. */
export type Example<O> = {
  readonly args: O extends { readonly body?: IsCodec }
    ? Omit<ArgsOf<O>, 'body'> & { readonly body: unknown }
    : ArgsOf<O>
  readonly answer: O extends { readonly answer: IsCodec } ? unknown : AnswerOf<O>
}
