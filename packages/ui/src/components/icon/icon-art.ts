type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

export interface IconArt {
  readonly name: string
  /** `flips`: drawn for left-to-right, mirrored where the text runs the other way. */
  readonly direction: 'neutral' | 'flips'
  readonly node: readonly Shape[]
}
