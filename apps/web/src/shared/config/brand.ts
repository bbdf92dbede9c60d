import brand from '@sakina/api/brand.json'

/** The configuration that an agency edits for its own brand. */
export { brand }

/** A link that opens a chat with the office in the messaging app. */
export const officeChatUrl = `https://wa.me/${brand.messaging_number}`

const socialNames: Readonly<Record<string, string>> = {
  x: 'X',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
}

/** Returns the name of a social network, which is the same in every language. */
export const socialNetworkName = (network: string): string => socialNames[network] ?? network
