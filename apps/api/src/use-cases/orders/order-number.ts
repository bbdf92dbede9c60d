const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The short number a customer reads out on the phone: no letter that looks or sounds like another, and no order in it. */
export const shortNumber = (prefix: string, randomBytes: (length: number) => Buffer): string =>
  `${prefix}-${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')}`
