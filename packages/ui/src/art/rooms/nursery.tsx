import { bark, clay, glow, leaf, mint, paper, saffron, wood } from '../palette.ts'
import { RoomWindow } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'
import { wallColors } from './tones.ts'

/** A nursery: a cradle under a moon and stars. */
export function Nursery(props: RoomProps) {
  return (
    <RoomFrame
      {...props}
      wallTone={wallColors.terracotta}
      furniture={
        <>
          <RoomWindow light={props.light ?? 'day'} x={186} y={44} />
          <path fill={wood} d="M420 124H480V132H420Z" />
          <path fill={leaf} d="M432 100H450V124H432Z" />
          <path fill={saffron} d="M450 92H464V124H450Z" />
          <path fill={clay} d="M464 104H480V124H464Z" />
          <path
            fill={mint}
            stroke="none"
            d="M40 250C40 232 120 224 200 224S380 232 380 250 300 276 210 276 40 268 40 250Z"
          />
          <path stroke={paper} strokeDasharray="6 6" d="M62 250C62 238 128 232 204 232S356 238 356 250" />
        </>
      }
      foreground={
        <>
          <path d="M104 0V30M62 48V38L146 30V40M104 30V56" />
          <path fill={saffron} d="M58 48a13 13 0 1 0 19 15a16 16 0 0 1-19-15Z" />
          <path fill={glow} d="M104 56l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z" />
          <path fill={mint} d="M132 58q0-8 8-8 2-8 11-6t8 9q8 1 6 9H134q-4-1-2-4Z" />
          <path fill={paper} d="M44 166q0-22 22-22H148q22 0 22 22Z" />
          <path fill={leaf} d="M96 152H176V184H96Z" />
          <path stroke={glow} d="M102 176l8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12" />
          <path fill={wood} d="M26 172H188L178 228H36Z" />
          <path d="M60 172L64 228M84 172L86 228M107 172V228M130 172L128 228M154 172L150 228" />
          <path fill={bark} d="M24 136q0-9 8-9t9 9L48 238H32ZM190 136q0-9-8-9t-9 9L166 238H182Z" />
          <path fill={wood} d="M10 234Q107 264 204 234V244Q107 276 10 244Z" />
          <path fill={saffron} d="M218 252V232H238V252Z" />
          <path fill={leaf} d="M238 252V236H254V252Z" />
          <path fill={clay} d="M226 232V216H244V232Z" />
        </>
      }
    />
  )
}
