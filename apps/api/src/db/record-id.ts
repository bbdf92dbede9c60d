const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Ids of other providers are integers. An id that is no UUID matches no record and must not reach a uuid
 * column.
 */
export const isRecordId = (id: string): boolean => form.test(id)
