import * as tone from '../palette.ts'

/** The size of the woven pattern. */
export type WeaveSize = 'small' | 'medium' | 'large'

/** The height of a band by size. Every other measure of the weave derives from it. */
export const bandHeights: Record<WeaveSize, number> = { small: 16, medium: 32, large: 48 }

// The width and height of the tile that the woven band repeats: a stepped diamond between two rows
// of teeth. All shapes meet the edges of the tile on whole steps, so the band has no seams.
export const tileSize = 48

/** The shapes of one motif of the woven pattern, from back to front, with their fills. */
export const motifLayers: readonly (readonly [fill: string, path: string])[] = [
  [tone.leaf, 'M0 0H48V48H0Z'],
  [tone.glow, 'M0 4H48V6H0ZM0 42H48V44H0Z'],
  [
    tone.saffron,
    'M0 8H12L6 14ZM12 8H24L18 14ZM24 8H36L30 14ZM36 8H48L42 14ZM0 40H12L6 34ZM12 40H24L18 34ZM24 40H36L30 34ZM36 40H48L42 34Z',
  ],
  [
    tone.yarn,
    'M22 14h4v4h4v2h4v2h4v4h-4v2h-4v2h-4v4h-4v-4h-4v-2h-4v-2h-4v-4h4v-2h4v-2h4ZM0 22H4V26H0ZM44 22H48V26H44Z',
  ],
  [tone.sadu, 'M22 20h4v2h4v4h-4v2h-4v-2h-4v-4h4Z'],
]
