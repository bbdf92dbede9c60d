import { FlagBangladesh } from './bangladesh.tsx'
import { FlagBurundi } from './burundi.tsx'
import { FlagEthiopia } from './ethiopia.tsx'
import { FlagIndia } from './india.tsx'
import { FlagIndonesia } from './indonesia.tsx'
import { FlagKenya } from './kenya.tsx'
import { FlagMalaysia } from './malaysia.tsx'
import { FlagNigeria } from './nigeria.tsx'
import { FlagPhilippines } from './philippines.tsx'
import { FlagSaudiArabia } from './saudi-arabia.tsx'
import { FlagSriLanka } from './sri-lanka.tsx'
import { FlagUganda } from './uganda.tsx'
import type { ArtProps } from '../scene.tsx'

export const flags = {
  BD: FlagBangladesh,
  BI: FlagBurundi,
  ET: FlagEthiopia,
  ID: FlagIndonesia,
  IN: FlagIndia,
  KE: FlagKenya,
  LK: FlagSriLanka,
  MY: FlagMalaysia,
  NG: FlagNigeria,
  PH: FlagPhilippines,
  SA: FlagSaudiArabia,
  UG: FlagUganda,
} as const

/** The code of a country whose flag is drawn. */
export type FlagCode = keyof typeof flags

/** Whether a country code (ISO 3166-1, two capital letters) has a drawn flag. */
export function isFlagCode(code: string): code is FlagCode {
  return Object.hasOwn(flags, code)
}

interface FlagProps extends ArtProps {
  code: FlagCode
}

/** Draws the flag of a country code. */
export function Flag({ code, ...props }: FlagProps) {
  const Drawn = flags[code]
  return <Drawn {...props} />
}
