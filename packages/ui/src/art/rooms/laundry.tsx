import { clay, glow, leaf, line, mint, paper, saffron, wood } from '../palette.ts'
import { skyByLight, RoomWindow } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'
import { wallColors } from './tones.ts'

/** A laundry: a running machine and folded clothes. */
export function Laundry(props: RoomProps) {
  return (
    <RoomFrame
      {...props}
      wallTone={wallColors.palm}
      furniture={
        <>
          <RoomWindow light={props.light ?? 'day'} x={372} y={44} />
          <path d="M-4 44Q120 64 260 40" />
          <path fill={paper} d="M30 50l20-2 10 6h14l10-4 18 2 6 22-14 4-4-8v34H44V70l-4 8-14-4Z" />
          <path fill={saffron} d="M128 52H164V106H128Z" />
          <path stroke={paper} d="M128 92H164M128 98H164" />
          <path fill={mint} d="M186 50h34l4 14-8 4 4 36H186l4-36-8-4Z" />
          <path
            fill={clay}
            d="M40 48h6v10h-6ZM92 50h6v10h-6ZM132 48h6v10h-6ZM154 48h6v10h-6ZM190 46h6v10h-6ZM210 44h6v10h-6Z"
          />
          <path fill={leaf} d="M24 124q0-6 6-6H74q6 0 6 6v8H24Z" />
          <path fill={paper} d="M20 132H84q4 0 4 5t-4 5H20q-4 0-4-5t4-5Z" />
          <path fill={saffron} d="M22 142H82q4 0 4 5t-4 5H22q-4 0-4-5t4-5Z" />
          <path fill={paper} d="M4 152H122q4 0 4 4V248H0V156q0-4 4-4Z" />
          <path d="M0 174H126M12 163H36" />
          <circle cx="104" cy="163" r="4" fill={saffron} />
          <circle cx="63" cy="211" r="29" fill={mint} />
          <circle cx="63" cy="211" r="21" fill={skyByLight.day} />
          <path stroke={line} d="M44 215q10-9 19 0t19 0" />
        </>
      }
      foreground={
        <>
          <path fill={glow} d="M154 210q4-18 22-14 10-16 26-4 18-4 18 18Z" />
          <path fill={leaf} d="M176 210q2-14 16-12t14 12Z" />
          <path fill={wood} d="M142 208H236L226 258H152Z" />
          <path strokeOpacity=".6" d="M146 224H232M149 240H229M166 208L170 258M189 208V258M212 208L208 258" />
        </>
      }
    />
  )
}
