import type { ReactNode } from 'react'
import type { HeadStyle } from './appearance.ts'

interface HeadColors {
  hair: string
  fabric: { base: string; shade: string }
}

interface HeadParts {
  /** What is drawn behind the neck and the face. */
  back?: (colors: HeadColors) => ReactNode
  /** The part over the face. */
  front: (colors: HeadColors) => ReactNode
  /** True if the head cover or the hair covers the ears, which are then not drawn. */
  coversEars?: true
}

/** The parts to draw for each hair style or head cover of a portrait. */
export const portraitHeads: Record<HeadStyle, HeadParts> = {
  hijab: {
    coversEars: true,
    back: ({ fabric }) => (
      <path fill={fabric.shade} d="M28 42C26 14 70 14 68 42C69 58 72 66 76 80H20C24 66 27 58 28 42Z" />
    ),
    front: ({ fabric }) => (
      <>
        <path
          fill={fabric.base}
          fillRule="evenodd"
          d="M27 43C25 13 71 13 69 43C70 56 68 62 72 72C70 89 26 89 24 72C28 62 26 56 27 43ZM34.5 41C34.5 54 40 61 48 61S61.5 54 61.5 41C61.5 26 34.5 26 34.5 41Z"
        />
        <path stroke={fabric.shade} d="M35 62Q46 78 67 73M30 69Q38 83 57 84" />
      </>
    ),
  },
  scarf: {
    back: ({ fabric }) => (
      <path fill={fabric.shade} d="M27 44C23 10 73 10 69 44C70 58 76 70 78 82H18C20 70 26 58 27 44Z" />
    ),
    front: ({ fabric, hair }) => (
      <>
        <path
          fill={hair}
          d="M32.6 40C31 24 44 21 48 21S65 24 63.4 40C62 32 57 29 48 27.5C39 29 34 32 32.6 40Z"
        />
        <path
          fill={fabric.base}
          d="M26 46C22 8 74 8 70 46C71 60 74 68 76 80L62 88C66 74 66 62 64.5 44C65 26 56 22 48 22S31 26 31.5 44C30 62 30 74 34 88L20 80C22 68 25 60 26 46Z"
        />
        <path stroke={fabric.shade} d="M29 58Q28 70 25 79M67 58Q68 70 71 79" />
      </>
    ),
  },
  headwrap: {
    front: ({ fabric }) => (
      <>
        <path fill={fabric.shade} d="M58 16C62 5 76 8 73 15C71 21 64 21 58 20Z" />
        <path fill={fabric.base} d="M31.5 38C25 13 45 8 52 10C70 10 71 26 64.5 38C58 29.5 40 29.5 31.5 38Z" />
        <path stroke={fabric.shade} d="M33.5 32Q46 21 63 15M32.5 25Q42 16 55 12" />
      </>
    ),
  },
  headband: {
    back: ({ hair }) => (
      <path fill={hair} d="M27 40C21 22 34 11 48 11S75 22 69 40C71 48 67 53 64 54H32C29 53 25 48 27 40Z" />
    ),
    front: ({ hair, fabric }) => (
      <>
        <path fill={hair} d="M32 41C30 26 40 21 48 21S66 26 64 41C62 33 58 30.5 48 30.5S34 33 32 41Z" />
        <path fill={fabric.base} d="M28.6 33Q48 15 67.4 33L66.6 27.5Q48 9.5 29.4 27.5Z" />
      </>
    ),
  },
  bun: {
    back: ({ hair, fabric }) => (
      <>
        <circle cx="48" cy="15" r="7.5" fill={hair} />
        <path stroke={fabric.base} strokeWidth="3.4" d="M43 20.5Q48 23 53 20.5" />
        <path fill={hair} d="M31 44C26 18 70 18 65 44L62 50H34Z" />
      </>
    ),
    front: ({ hair }) => (
      <path
        fill={hair}
        d="M32 43C29 24 42 19.5 48 19.5C56 19.5 67 24 64 43C63 35 58 31.5 52 29C46 34 36 33.5 32 43Z"
      />
    ),
  },
  sideBraid: {
    back: ({ hair }) => <path fill={hair} d="M30 46C25 15 71 15 66 46L63 52H33Z" />,
    front: ({ hair, fabric }) => (
      <>
        <path
          fill={hair}
          d="M32 44C29 24 42 19 48 19C58 19 67 24 64 44C63 36 60 31 44 26.5C40 31 34 35 32 44Z"
        />
        <path
          fill={hair}
          d="M61.5 50C69 52 70 58 67 62C71 66 71 71 67.5 74.5C70 79 68 84 64 86C60 84 59 79 61.5 74.5C58 71 58 66 61.5 62C58.5 58 58.5 54 61.5 50Z"
        />
        <path stroke={fabric.base} strokeWidth="3" d="M61.6 83.5H66.6" />
      </>
    ),
  },
  shoulderLength: {
    coversEars: true,
    back: ({ hair }) => (
      <path
        fill={hair}
        d="M29 46C24 13 72 13 67 46C67 58 70 64 69 72Q66 76 60 75L58 56H38L36 75Q30 76 27 72C26 64 29 58 29 46Z"
      />
    ),
    front: ({ hair }) => (
      <path
        fill={hair}
        d="M31 50C27.5 24 42 18.5 48 18.5C58 18.5 68.5 24 65 50C63.5 38 60 31 50 26.5C42 30 33.5 36 31 50Z"
      />
    ),
  },
  shortHair: {
    front: ({ hair }) => (
      <path
        fill={hair}
        d="M32 41C28 20 40 16.5 50 16.5C63 16.5 68 24 64 41L62.3 34.5C58 31 55 28.5 50 28.5C44 30.5 38 29 34 34.5Z"
      />
    ),
  },
  curlyHair: {
    front: ({ hair }) => (
      <path
        fill={hair}
        d="M32 41C26 36 29 27 33 25C33 19 40 16 44 17.5C48 14 55 15 57.5 18C63 18.5 66 22 65 26.5C69 30 68 38 64 41C63.5 35 60 31.5 56 30C50 32 44 31.5 40 30C36 32 33 35 32 41Z"
      />
    ),
  },
  cap: {
    back: ({ hair }) => <path fill={hair} d="M31.6 46Q29 28 48 26Q67 28 64.4 46L62.5 38H33.5Z" />,
    front: ({ fabric }) => (
      <>
        <path fill={fabric.base} d="M31.2 34C31 13 65 13 64.8 34Q48 28 31.2 34Z" />
        <path
          fill={fabric.shade}
          d="M29.5 34.5Q48 25 66.5 34.5Q69 38.5 64.5 37.5Q48 31.5 31.5 37.5Q27 38.5 29.5 34.5Z"
        />
      </>
    ),
  },
}
