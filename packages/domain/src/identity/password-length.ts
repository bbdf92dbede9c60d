/** The documented rules state no length; the product requires eight characters. */
export const MIN_PASSWORD_LENGTH = 8
/** The greatest length of a password in characters. */
export const MAX_PASSWORD_LENGTH = 128
