/** The job of a worker, as the plans name it. Any other job is drawn in plain clothes. */
export type PortraitJob = 'housemaid' | 'nanny' | 'nurse' | 'cookingHelpers' | 'houseman' | 'personalCare'

/** The hair or head cover of a drawn person. */
export type HeadStyle =
  | 'hijab'
  | 'scarf'
  | 'headwrap'
  | 'headband'
  | 'bun'
  | 'sideBraid'
  | 'shoulderLength'
  | 'shortHair'
  | 'curlyHair'
  | 'cap'

export interface Appearance {
  /** An index of `complexions`, from light to deep. */
  complexion: number
  head: HeadStyle
  /** An index of `fabrics`, for the scarf, the cap or the neckerchief. */
  fabric: number
  /**
   * Selects one of the cloths of a uniform. A number beyond the last cloth starts again at the
   * first.
   */
  cloth: number
  /** An index of `hairColors`. */
  hair: number
  /** The direction of the face: -1 is left, 1 is right. */
  turn: -1 | 0 | 1
  /** An index of `backgroundNames`. */
  ground: number
  beard: boolean
  glasses: boolean
  /** Selects one of the tools of a job, as `cloth` selects a cloth. */
  tool: number
  /** True if the arms and the tool change sides. */
  isMirrored: boolean
}

/** What a portrait is drawn from. */
export interface PortraitOptions {
  /**
   * The seed of the person, usually the id of the worker. The same seed is the same person on every page.
   */
  seed: string | number
  gender?: 'female' | 'male' | undefined
  /** The ISO 3166-1 code of the country. It narrows complexion and hair to a likely range. */
  country?: string | undefined
}

const EAST_AFRICA = ['KE', 'UG', 'ET', 'BI', 'NG']
const SOUTH_ASIA = ['BD', 'IN', 'LK']
const SOUTH_EAST_ASIA = ['PH', 'ID', 'MY']

type NonEmpty<Value> = readonly [Value, ...Value[]]

interface Range {
  countries: readonly string[]
  complexions: NonEmpty<number>
  women: NonEmpty<HeadStyle>
  men: NonEmpty<HeadStyle>
}

const ranges: readonly Range[] = [
  {
    countries: EAST_AFRICA,
    complexions: [3, 4, 5],
    women: ['headwrap', 'headband', 'hijab', 'bun', 'scarf'],
    men: ['shortHair', 'curlyHair', 'cap'],
  },
  {
    countries: SOUTH_ASIA,
    complexions: [1, 2, 3],
    women: ['scarf', 'hijab', 'sideBraid', 'bun'],
    men: ['shortHair', 'cap'],
  },
  {
    countries: SOUTH_EAST_ASIA,
    complexions: [0, 1, 2],
    women: ['hijab', 'bun', 'shoulderLength', 'sideBraid', 'scarf'],
    men: ['shortHair', 'cap'],
  },
]

const anywhere: Range = {
  countries: [],
  complexions: [0, 1, 2, 3, 4, 5],
  women: ['hijab', 'scarf', 'headwrap', 'bun', 'sideBraid', 'shoulderLength'],
  men: ['shortHair', 'curlyHair', 'cap'],
}

/**
 * Hashes a text (FNV-1a). The last two lines make the hashes of neighbouring ids differ in every
 * bit.
 */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * The step of each trait from one id to the next, as a share of its values. Multiples of an
 * irrational number spread evenly, so that neighbours in a list differ.
 */
const steps = {
  complexion: 0.618,
  head: 0.4142,
  fabric: 0.382,
  cloth: 0.7258,
  hair: 0.5615,
  turn: 0.4495,
  ground: 0.6458,
  beard: 0.5176,
  glasses: 0.6056,
  tool: 0.618,
  side: 0.4641,
} as const

/** Returns the value at an index. An index beyond the last value starts again at the first. */
export const cyclicItemAt = <Value>(values: NonEmpty<Value>, index: number): Value =>
  values[index % values.length] ?? values[0]

/**
 * Returns the appearance of a person. Seed, gender and country decide it; nothing is stored or
 * random.
 */
export function appearanceOf({ seed, gender = 'female', country }: PortraitOptions): Appearance {
  const range =
    ranges.find(({ countries }) => country !== undefined && countries.includes(country)) ?? anywhere
  const [, prefix = '', digits = ''] = /^(.*?)([0-9]{0,6})$/s.exec(String(seed)) ?? []
  const pick = (trait: keyof typeof steps, count: number): number =>
    (hash(`${trait}:${prefix}`) + Math.floor(((Number(digits) * steps[trait]) % 1) * count)) % count
  const oneOf = <Value>(trait: keyof typeof steps, values: NonEmpty<Value>): Value =>
    cyclicItemAt(values, pick(trait, values.length))
  const head = oneOf('head', gender === 'male' ? range.men : range.women)
  return {
    complexion: oneOf('complexion', range.complexions),
    head,
    fabric: pick('fabric', 7),
    cloth: pick('cloth', 60),
    hair: pick('hair', 3),
    turn: oneOf<-1 | 0 | 1>('turn', [-1, 0, 1]),
    ground: pick('ground', 5),
    beard: gender === 'male' && pick('beard', 2) === 0,
    glasses: pick('glasses', 6) === 0,
    tool: pick('tool', 60),
    isMirrored: pick('side', 2) === 0,
  }
}
