const tints = ['primary', 'accent', 'info', 'success'] as const

export type Tint = (typeof tints)[number]

/** Returns the tint for a name. The same name always gets the same tint. */
export function tintForName(name: string): Tint {
  let sum = 0
  for (const letter of name.trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return tints[sum % tints.length] ?? 'primary'
}
