const tints = ['primary', 'accent', 'info', 'success'] as const

export type Tint = (typeof tints)[number]

/** The same name has the same tint on every page and every day. */
export function tintOf(name: string): Tint {
  let sum = 0
  for (const letter of name.trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return tints[sum % tints.length] ?? 'primary'
}
