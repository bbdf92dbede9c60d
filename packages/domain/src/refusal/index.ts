/**
 * How the domain refuses. Invalid values that a caller could have avoided (NaN halalas, 32 March)
 * throw a `Refusal` with a stable `code`. Where a rule may say no to a customer (cancelling too
 * late), it returns an `Outcome`.
 */
export type RefusalValues = Readonly<Record<string, string | number>>

export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly values: RefusalValues

  constructor(code: Code, values: RefusalValues = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}

export type RefusalReason<Code extends string> = { readonly code: Code; readonly values?: RefusalValues }

export type Outcome<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: RefusalReason<Code> }

export const granted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

export const refused = <Code extends string>(
  code: Code,
  values?: RefusalValues,
): { readonly ok: false; readonly reason: RefusalReason<Code> } => ({
  ok: false,
  reason: values === undefined ? { code } : { code, values },
})

/** Runs a rule on unchecked values: a `Refusal` is returned as a value, any other error is thrown. */
export function catchRefusal<Value>(rule: () => Value): Outcome<Value> {
  try {
    return granted(rule())
  } catch (thrown) {
    if (thrown instanceof Refusal) return refused(thrown.code, thrown.values)
    throw thrown
  }
}
