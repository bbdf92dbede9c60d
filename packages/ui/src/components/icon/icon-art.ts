type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

export interface IconArt {
  readonly name: string
  /** `flips` means that the icon is drawn for left-to-right text and mirrored in right-to-left text. */
  readonly direction: 'neutral' | 'flips'
  readonly node: readonly Shape[]
}
