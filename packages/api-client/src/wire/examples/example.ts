import type { AnswerOf, ArgsOf } from '../operation.ts'

/** A documented request and the response of our server. */
export type Example<O> = { readonly args: ArgsOf<O>; readonly answer: AnswerOf<O> }
