import { brand } from './brand.ts'

/** Opens the messaging app with the office already chosen. */
export const messagingAddress = `https://wa.me/${brand.messaging_number}`
