const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Whether an id is a UUID. Any other id, such as the integer of another provider, matches no record
 * and must not reach a uuid column.
 */
export const isRecordId = (id: string): boolean => form.test(id)
