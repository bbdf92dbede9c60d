import * as v from 'valibot'

const Explained = v.object({
  by: v.optional(v.string()),
  manager: v.optional(v.string()),
  reason: v.optional(v.string()),
  note: v.optional(v.string()),
  description: v.optional(v.string()),
  name: v.optional(v.string()),
})

/** Who acted and why, from the body of the command. */
export function explanationOf(content: unknown): {
  readonly by: string | null
  readonly reason: string | null
} {
  const read = v.safeParse(Explained, content)
  if (!read.success) return { by: null, reason: null }
  const { by, manager, reason, note, description, name } = read.output
  const why = reason ?? note ?? description ?? name
  return {
    by: by ?? manager ?? null,
    reason: why === undefined || manager === undefined ? (why ?? null) : `${why} (${manager})`,
  }
}

const Chosen = v.object({
  stage: v.optional(v.string()),
  state: v.optional(v.string()),
  decision: v.optional(v.string()),
  place: v.optional(v.string()),
  available: v.optional(v.boolean()),
  required: v.optional(v.boolean()),
})

/**
 * What a command without money chose, such as the next stage of an order. Its note stays with the record, and
 * goes with the account of the customer.
 */
export function choiceOf(content: unknown): string | null {
  const read = v.safeParse(Chosen, content)
  const chosen = read.success ? Object.values(read.output).find((value) => value !== undefined) : undefined
  return chosen === undefined ? null : String(chosen)
}
