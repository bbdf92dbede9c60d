import type { ReactNode } from 'react'
import type { PortraitJob } from './appearance.ts'

export interface Cloth {
  base: string
  shade: string
  /** The index of the fabric of the same hue, which a scarf over this cloth would be lost in. */
  resembles?: number
}

interface Uniform {
  /** The cloths of shoulders, torso and sleeves, one of which the seed selects. */
  cloths: readonly [Cloth, ...Cloth[]]
  front: (fabric: string, cloth: Cloth) => ReactNode
}

const buttons = '#fff'

/** The clothes of a portrait without a job. */
export const plainClothes: Uniform = {
  cloths: [{ base: '#5b7169', shade: '#465a53' }],
  front: () => <path stroke="#dfe8e3" d="M38.5 69.5Q48 80 57.5 69.5" />,
}

/** The uniform of each job in portraits. */
export const jobUniforms: Record<PortraitJob, Uniform> = {
  housemaid: {
    cloths: [
      { base: '#0f5c4d', shade: '#0b473c', resembles: 0 },
      { base: '#3d5a80', shade: '#2e4666', resembles: 3 },
      { base: '#a45a43', shade: '#834431', resembles: 2 },
      { base: '#79506a', shade: '#5f3c53', resembles: 6 },
      { base: '#a8853f', shade: '#866829', resembles: 1 },
    ],
    front: () => (
      <>
        <path stroke="#f4efe4" strokeWidth="4.5" d="M33.5 86L36.5 71M62.5 86L59.5 71" />
        <path fill="#f4efe4" d="M31 86Q48 91 65 86L67 150H29Z" />
        <path stroke="#d6cbb5" d="M40 104H56V114Q48 119 40 114Z" />
      </>
    ),
  },
  nanny: {
    cloths: [
      { base: '#b6633f', shade: '#95492a', resembles: 2 },
      { base: '#4f7c8c', shade: '#3c626f' },
      { base: '#8a5f86', shade: '#6d486a', resembles: 6 },
    ],
    front: (_fabric, { shade }) => (
      <>
        <path fill="#fff6e6" d="M39.5 68.5Q48 78 56.5 68.5L52.5 150H43.5Z" />
        <path stroke={shade} d="M39.5 69L44 92V150M56.5 69L52 92V150" />
        <path stroke={buttons} strokeWidth="2.6" d="M55.5 98V98.1M55.5 110V110.1" />
      </>
    ),
  },
  nurse: {
    cloths: [
      { base: '#6f9fb5', shade: '#54839a' },
      { base: '#5f9c8c', shade: '#477d6f', resembles: 0 },
      { base: '#8d88b8', shade: '#706b9b' },
    ],
    front: () => (
      <>
        <path stroke="#e9f3f7" strokeWidth="2.6" d="M39.5 69.5L48 82L56.5 69.5" />
        <path fill="#fff" d="M58.5 86H67V96H58.5Z" />
        <path stroke="#b3261e" d="M62.7 88.5V93.5M60.2 91H65.2" />
      </>
    ),
  },
  cookingHelpers: {
    cloths: [
      { base: '#f3efe6', shade: '#d8d0be' },
      { base: '#e4d3ae', shade: '#c4ae80', resembles: 5 },
      { base: '#cfdcd9', shade: '#aabfba', resembles: 4 },
    ],
    front: (fabric, { shade }) => (
      <>
        <path stroke={shade} d="M52 74Q56 84 55 150" />
        <path stroke="#6b5f4a" strokeWidth="2.8" d="M43 90V90.1M43 102V102.1M51 90V90.1M51 102V102.1" />
        <path
          fill={fabric}
          d="M37.5 67.5Q48 80 58.5 67.5L60 71.5Q54 79 50 79L53 87L47.5 83L43 87L46 79Q41 78.5 36 71.5Z"
        />
      </>
    ),
  },
  houseman: {
    cloths: [
      { base: '#34477f', shade: '#283862', resembles: 3 },
      { base: '#5f7280', shade: '#495a67' },
      { base: '#7c5a45', shade: '#614433' },
    ],
    front: (_fabric, { shade }) => (
      <>
        <path fill={shade} d="M46 76H50V94H46Z" />
        <path fill="#eef1fa" d="M40 67.5L48 78L41.5 84L34.5 70ZM56 67.5L48 78L54.5 84L61.5 70Z" />
        <path stroke={buttons} strokeWidth="2.2" d="M48 84V84.1M48 90V90.1" />
      </>
    ),
  },
  personalCare: {
    cloths: [
      { base: '#7d9a6d', shade: '#627d54' },
      { base: '#a9778a', shade: '#8a5c6e', resembles: 6 },
      { base: '#7890ab', shade: '#5c748f' },
    ],
    front: (_fabric, { shade }) => (
      <>
        <path fill="#f6f3e7" d="M40.5 68.5Q48 77 55.5 68.5L50 82Z" />
        <path stroke={shade} strokeWidth="2.4" d="M40 69.5L54 92V150M56 69.5L48.5 82" />
      </>
    ),
  },
}
