const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Other providers' ids are integers: what is no UUID names none of our records, and must not reach a uuid column. */
export const isRecordId = (id: string): boolean => form.test(id)
