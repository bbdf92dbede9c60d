import brand from '@sakina/api/brand.json'

/** The one configuration an agency edits to make the product its own. */
export { brand }

/** Opens the messaging app with the office already chosen. */
export const messagingUrl = `https://wa.me/${brand.messaging_number}`
