const names: Readonly<Record<string, string>> = {
  x: 'X',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
}

/** Social networks have the same name in every language. */
export const socialName = (network: string): string => names[network] ?? network
