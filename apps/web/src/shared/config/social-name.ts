const names: Readonly<Record<string, string>> = {
  x: 'X',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
}

/** A network calls itself the same in every language. */
export const socialName = (network: string): string => names[network] ?? network
