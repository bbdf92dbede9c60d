import type { AnswerOf, ArgsOf } from '../operation.ts'

/** A call as it is documented: what is sent, and what our server answers. */
export type Example<O> = { readonly args: ArgsOf<O>; readonly answer: AnswerOf<O> }
