/** Whether a command was confirmed or refused, or whether its result is unclear. */
export type ResultKind = 'confirmed' | 'refused' | 'unclear'

type Fields = Readonly<Record<string, unknown>>

/** Tells whether a value is an object and neither null nor an array. */
export const isJsonObject = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const saysNo = (raw: unknown): boolean => raw === false || raw === 0 || raw === 'false' || raw === 'False'

const saysYes = (raw: unknown): boolean => raw === true || raw === 1 || raw === 'true' || raw === 'True'

const isId = (raw: unknown): boolean =>
  (typeof raw === 'number' && raw > 0) || (typeof raw === 'string' && raw !== '')

const refusals = new Set<unknown>(['error', 'failed', 'failure', 'fail'])

/**
 * Providers document three forms of success: the `success` flag, `result.status` and the HTTP status
 * (portal, section 7). Two that disagree count as a refusal; a response without any of them is unclear, and
 * no caller may treat it as success.
 */
export const classifyResult = (body: unknown): ResultKind => {
  if (!isJsonObject(body)) return 'unclear'
  const result = isJsonObject(body['result']) ? body['result'] : {}
  if (saysNo(body['success']) || saysNo(result['success'])) return 'refused'
  if (refusals.has(result['status']) || refusals.has(body['status'])) return 'refused'
  if (isJsonObject(body['error']) || (typeof body['error'] === 'string' && body['error'] !== ''))
    return 'refused'
  // A response with the id of an order means that the order exists, whatever else is missing.
  if (isId(body['record_id']) || isId(result['record_id'])) return 'confirmed'
  if (saysYes(body['success']) || result['status'] === 'success' || body['status'] === 'success')
    return 'confirmed'
  // Without a sign of success this provider has failed and gives no details.
  if (body['result'] === false) return 'refused'
  return 'unclear'
}
