import { bark, clay, glow, leaf, paper, saffron, wood } from '../palette.ts'
import { Cup } from '../parts/cup.tsx'
import { Dallah } from '../parts/dallah.tsx'
import { RoomWindow } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'
import { wallColors } from './tones.ts'

const diamond = 'l8 10-8 10-8-10Z'

/** A majlis, the room for guests: cushions along the wall, coffee on a low table. */
export function Majlis(props: RoomProps) {
  return (
    <RoomFrame
      {...props}
      wallTone={wallColors.palm}
      lantern={232}
      furniture={
        <>
          <RoomWindow light={props.light ?? 'day'} x={76} y={30} />
          <path fill={paper} d="M392 150V78H400V68H410V58H438V68H448V78H456V150Z" />
          <path fill={clay} d="M386 148H462V155H386Z" />
          <path
            fill={leaf}
            d="M414 148q-8-22-18-30 16 2 22 18 0-22-2-38 12 16 10 36 6-12 20-16-10 10-16 30Z"
          />
          <path fill={saffron} d="M406 134H436L432 149H410Z" />
          <path
            fill={saffron}
            d="M0 158q0-8 8-8H70q8 0 8 8V192H0ZM166 158q0-8 8-8H236q8 0 8 8V192H166ZM332 158q0-8 8-8H402q8 0 8 8V192H332Z"
          />
          <path
            fill={clay}
            d="M84 158q0-8 8-8H152q8 0 8 8V192H84ZM250 158q0-8 8-8H318q8 0 8 8V192H250ZM416 158q0-8 8-8H480V192H416Z"
          />
          <path stroke="none" fill={paper} d={`M38 160${diamond}M204 160${diamond}M370 160${diamond}`} />
          <path stroke="none" fill={leaf} d={`M122 160${diamond}M288 160${diamond}M448 160${diamond}`} />
          <path fill={leaf} d="M-4 192q0-8 8-8H476q8 0 8 8V222H-4Z" />
          <path stroke={glow} d={`M0 208${'l8-10 8 10'.repeat(30)}`} />
        </>
      }
      foreground={
        <>
          <path fill={bark} d="M60 238L52 262H60L70 238ZM222 238L230 262H222L212 238Z" />
          <path fill={wood} d="M40 228H242q6 0 6 6t-6 6H40q-6 0-6-6t6-6Z" />
          <g transform="translate(60 146)scale(.76)">
            <Dallah />
          </g>
          <Cup x={146} y={208} />
          <Cup x={172} y={208} />
          <path fill={paper} d="M200 214H240Q238 228 226 228H214Q202 228 200 214Z" />
          <path fill={bark} d="M204 214q4-8 10-4 4-8 10-2 8-4 12 6Z" />
        </>
      }
    />
  )
}
