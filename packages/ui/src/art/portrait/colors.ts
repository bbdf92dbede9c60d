// A tone of a drawing. The colours of a person are the same in every theme; only the background
// follows the theme (art.css).

interface Tone {
  base: string
  shade: string
}

/** The skin and lip colours of a portrait. */
export interface Complexion extends Tone {
  lips: string
}

/** The complexions from light to deep. */
export const complexions: readonly [Complexion, ...Complexion[]] = [
  { base: '#f3d2b3', shade: '#dfae86', lips: '#b04a3e' },
  { base: '#e9bb92', shade: '#cf9568', lips: '#a8443a' },
  { base: '#d5a073', shade: '#b67c50', lips: '#9a3d33' },
  { base: '#bb8254', shade: '#96613a', lips: '#8a342b' },
  { base: '#9a653f', shade: '#764a2c', lips: '#642019' },
  { base: '#7f5133', shade: '#5c3822', lips: '#d08a78' },
]

/** The hair colours of portraits. */
export const hairColors: readonly [string, string, string] = ['#231813', '#191514', '#3a261a']

/** The fabrics of scarves, caps and neckerchiefs. */
export const fabrics: readonly [Tone, ...Tone[]] = [
  { base: '#2f7d68', shade: '#245f50' },
  { base: '#cda45c', shade: '#a98240' },
  { base: '#c2714f', shade: '#a05638' },
  { base: '#445a9c', shade: '#34467d' },
  { base: '#b7d0c4', shade: '#8fb0a1' },
  { base: '#ead9ba', shade: '#ccb58c' },
  { base: '#84506c', shade: '#663b52' },
]

/** The colour of the lines of a face. */
export const faceLineColor = '#1d120d'

/** The names of the background colours of portraits. */
export const backgroundNames = ['palm', 'saffron', 'indigo', 'terracotta', 'sand'] as const

/** The name of a background colour of a portrait. */
export type PortraitGround = (typeof backgroundNames)[number]

/** The backgrounds: custom properties of art.css with the value of the light theme. */
export const backgroundColors: Record<PortraitGround, string> = {
  palm: 'var(--sk-art-ground-palm,#d9ebe3)',
  saffron: 'var(--sk-art-ground-saffron,#fbeac2)',
  indigo: 'var(--sk-art-ground-indigo,#dfe5f4)',
  terracotta: 'var(--sk-art-ground-terracotta,#f9e0d4)',
  sand: 'var(--sk-art-ground-sand,#efe3d0)',
}
