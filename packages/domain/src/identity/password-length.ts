/** The documented rules name no length; the product asks for eight characters. */
export const PASSWORD_LENGTH = 8
export const PASSWORD_MOST = 128
