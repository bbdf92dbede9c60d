import type { ReactNode } from 'react'
import { glow, halo, paper, saffron, wood } from '../palette.ts'
import { dusk, night, sky } from './tones.ts'

/** The time of day in a room: the view from its windows, and whether its lamps are lit. */
export type RoomLight = 'day' | 'evening' | 'ramadan'

/** The tone of the sky behind the windows for each light of a room. */
export const skyByLight: Record<RoomLight, string> = { day: sky, evening: dusk, ramadan: night }

/** The sun, the low sun or the crescent, around the given point. */
export function SunOrMoon({ light, x, y }: { light: RoomLight; x: number; y: number }): ReactNode {
  if (light === 'ramadan')
    return (
      <path
        stroke="none"
        fill={glow}
        d={`M${x} ${y - 12}a12 12 0 1 0 11 17a10 10 0 1 1-11-17ZM${x + 14} ${y - 12}l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5Z`}
      />
    )
  return (
    <circle
      cx={x}
      cy={light === 'day' ? y : y + 16}
      r="14"
      fill={light === 'day' ? glow : saffron}
      stroke="none"
    />
  )
}

/** A window in its stepped plaster frame, 96 wide and 112 high, its sill on y = 112. */
export function RoomWindow({ light, x, y }: { light: RoomLight; x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={paper} d="M4 108V28H12V16H24V4H72V16H84V28H92V108Z" />
      <path fill={skyByLight[light]} d="M16 108V36H24V26H34V16H62V26H72V36H80V108Z" />
      <SunOrMoon light={light} x={56} y={50} />
      <path d="M48 16V108M16 70H80" />
      <path fill={wood} d="M-2 106H98V114H-2Z" />
    </g>
  )
}

/** A lantern on a chain, lit in the evening and in Ramadan. */
export function Lantern({ light, x, drop }: { light: RoomLight; x: number; drop: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${drop})`}>
      {light !== 'day' && <circle cy="26" r="44" fill={halo} fillOpacity=".55" stroke="none" />}
      <path d={`M0 ${-drop}V0`} />
      <path fill={saffron} d="M0 0L10 10H-10Z" />
      <path fill={light === 'day' ? paper : glow} d="M-10 10H10L15 36H-15Z" />
      <path d="M-4 10L-6 36M4 10L6 36" />
      <path fill={saffron} d="M-15 36H15L8 46H-8Z" />
    </g>
  )
}

/** Pennants along the wall, for Ramadan and feasts. */
export function Bunting(): ReactNode {
  return (
    <g strokeWidth="1.5">
      <path d="M0 30Q120 60 240 32T480 30" />
      <path
        fill={saffron}
        d="M22 35l20 5-13 15ZM118 46l20 1-12 16ZM216 35l20-3-8 18ZM312 28l20-1-10 18ZM408 34l20 3-13 16Z"
      />
      <path
        fill={glow}
        d="M70 43l20 3-13 16ZM168 44l20-3-9 18ZM262 31l20-3-9 19ZM360 29l20 2-11 17ZM450 36l18-2-7 16Z"
      />
    </g>
  )
}
