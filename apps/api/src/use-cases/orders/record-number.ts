const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Creates a short random number to read out on the phone: no characters that look or sound alike, and
 * no counting.
 */
export const createRecordNumber = (prefix: string, randomBytes: (length: number) => Buffer): string =>
  `${prefix}-${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')}`
