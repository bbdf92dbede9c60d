/** The values that the message of a refusal contains, by name. */
export type RefusalValues = Readonly<Record<string, string | number>>

/**
 * The error that the domain throws for invalid values that a caller could have avoided (NaN
 * halalas, 32 March). A rule that may say no to a customer (cancelling too late) returns an
 * `Outcome` instead.
 */
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

/** The code of a broken business rule and the values of its message. */
export type RefusalReason<Code extends string> = { readonly code: Code; readonly values?: RefusalValues }

/** The result of a business rule: a value, or the reason of a refusal. */
export type Outcome<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: RefusalReason<Code> }

/** Returns the outcome of a rule that allows something, with its value. */
export const granted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

/** Returns the outcome of a rule that does not allow something, with its reason. */
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
