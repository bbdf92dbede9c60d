import { bark, clay, glow, halo, leaf, mint, paper, saffron, wood } from '../palette.ts'
import { RoomWindow } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'
import { wallColors } from './tones.ts'

/** A sitting room for an elderly person: armchair, book and tea. */
export function EldersRoom(props: RoomProps) {
  const isLit = props.light !== undefined && props.light !== 'day'
  return (
    <RoomFrame
      {...props}
      wallTone={wallColors.indigo}
      furniture={
        <>
          <RoomWindow light={props.light ?? 'day'} x={196} y={36} />
          <path fill={wood} d="M52 44H136V106H52Z" />
          <path fill={paper} d="M60 52H128V98H60Z" />
          <path fill={leaf} stroke="none" d="M66 58H122V70H66ZM66 80H122V92H66Z" />
          <path stroke={saffron} d="M66 79l7-8 7 8 7-8 7 8 7-8 7 8 7-8 7 8" />
          {isLit && <circle cx="440" cy="96" r="56" fill={halo} fillOpacity=".6" stroke="none" />}
          <path d="M440 122V232" strokeWidth="4" />
          <path fill={bark} d="M420 232H460V238H420Z" />
          <path fill={isLit ? glow : paper} d="M424 76H456L470 122H410Z" />
          <path stroke={saffron} d="M413 114H467" strokeWidth="4" />
        </>
      }
      foreground={
        <>
          <path fill={bark} d="M44 240H58L54 260H46ZM162 240H176L174 260H166Z" />
          <path fill={leaf} d="M52 132q0-24 24-24H144q24 0 24 24V220H52Z" />
          <path stroke={mint} d="M82 128V156M110 128V156M138 128V156" />
          <path fill={saffron} d="M84 152q0-8 8-8H130q8 0 8 8V190H84Z" />
          <path stroke="none" fill={paper} d="M111 150l10 15-10 15-10-15Z" />
          <path fill={mint} d="M56 190H164V216H56Z" />
          <path
            fill={leaf}
            d="M34 176q0-12 13-12t13 12V240H40q-6 0-6-6ZM160 176q0-12 13-12t13 12v58q0 6-6 6H160Z"
          />
          <path fill={leaf} d="M60 210H160V242H60Z" />
          <path fill={clay} d="M30 164H64L68 214l-8 6-6-6-8 6-6-6-8 6Z" />
          <path stroke={paper} d="M34 176H64M33 184H65M32 200H66" />
          <path fill={wood} d="M200 206H264V214H200Z" />
          <path d="M208 214V262M256 214V262M208 244H256" strokeWidth="4" />
          <path fill={leaf} d="M204 198H240V206H204Z" />
          <path fill={paper} d="M206 192H238V198H206Z" />
          <path fill={glow} d="M244 186H260L257 206H247Z" />
          <path d="M249 178c-4-4 4-8 0-12M256 178c-4-4 4-8 0-12" />
        </>
      }
    />
  )
}
