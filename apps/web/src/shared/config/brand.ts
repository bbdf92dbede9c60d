import brand from '@sakina/api/brand.json'

/** The configuration that an agency edits for its own brand. */
export { brand }

/** A link that opens a chat with the office in the messaging app. */
export const messagingUrl = `https://wa.me/${brand.messaging_number}`
