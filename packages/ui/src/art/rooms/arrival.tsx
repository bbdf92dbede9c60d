import { bark, clay, glow, leaf, mint, paper, saffron, wall, wood } from '../palette.ts'
import { SunOrMoon, skyByLight } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'
import { wallColors } from './tones.ts'

/** The hall of an airport, with a plane behind the glass and suitcases. */
export function Arrival(props: RoomProps) {
  const light = props.light ?? 'day'
  return (
    <RoomFrame
      {...props}
      wallTone={wallColors.terracotta}
      furniture={
        <>
          <path fill={skyByLight[light]} d="M-4 48H484V190H-4Z" />
          <SunOrMoon light={light} x={96} y={86} />
          <path fill={clay} stroke="none" d="M0 168C60 156 120 164 180 166S330 152 480 166V190H0Z" />
          <g transform="translate(142 72)rotate(-14 60 20)">
            <path fill={paper} d="M0 18Q4 10 20 10H104Q128 10 132 22 128 32 108 32H22Q4 32 0 18Z" />
            <path fill={leaf} d="M4 14L-8-12H8L28 10ZM52 26L30 58H46L84 28Z" />
            <path fill={mint} d="M60 10L48-10H60L86 10Z" />
            <path d="M34 18h.1M46 18h.1M58 18h.1M70 18h.1M82 18h.1" strokeWidth="5" />
            <path fill={glow} d="M112 14Q124 14 128 20H110Z" />
          </g>
          <path stroke={wall} strokeWidth="6" d="M60 48V190M268 48V190M442 48V190" />
          <path fill={wood} d="M-4 42H484V50H-4ZM-4 188H484V198H-4Z" />
        </>
      }
      foreground={
        <>
          <path d="M76 236V150q0-8 8-8h26q8 0 8 8V162" strokeWidth="4" />
          <path fill={wood} d="M56 168H138q8 0 8 8V250q0 8-8 8H56q-8 0-8-8V176q0-8 8-8Z" />
          <path fill={leaf} d="M48 192H146V216H48Z" />
          <path stroke={glow} d="M54 212l8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14 8-14 8 14 8-14" />
          <path d="M66 168V192M128 168V192M66 216V258M128 216V258" />
          <path d="M172 198V186q0-6 6-6h24q6 0 6 6V198" strokeWidth="4" />
          <path fill={saffron} d="M160 198H220q6 0 6 6V252q0 6-6 6H160q-6 0-6-6V204q0-6 6-6Z" />
          <path fill={bark} d="M170 198H178V258H170ZM202 198H210V258H202Z" />
          <path fill={paper} d="M184 216h14v18H184Z" />
          <path d="M191 198V216" />
          <circle cx="64" cy="261" r="5" fill={bark} />
          <circle cx="130" cy="261" r="5" fill={bark} />
          <circle cx="166" cy="261" r="5" fill={bark} />
          <circle cx="214" cy="261" r="5" fill={bark} />
        </>
      }
    />
  )
}
