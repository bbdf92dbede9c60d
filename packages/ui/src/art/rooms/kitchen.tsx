import { bark, clay, glow, leaf, line, mint, paper, saffron, wood } from '../palette.ts'
import { RoomWindow } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'
import { wallColors } from './tones.ts'

/** A kitchen: a pot on the stove, jars on the shelf. */
export function Kitchen(props: RoomProps) {
  return (
    <RoomFrame
      {...props}
      wallTone={wallColors.saffron}
      lantern={222}
      furniture={
        <>
          <RoomWindow light={props.light ?? 'day'} x={28} y={32} />
          <path fill={wood} d="M258 92H480V100H258Z" />
          <path fill={mint} d="M268 66H292V92H268ZM434 70H458V92H434Z" />
          <path fill={saffron} d="M268 60H292V68H268ZM434 64H458V72H434Z" />
          <path fill={leaf} d="M406 58h18v34H406Z" />
          <path fill={glow} d="M406 66H424V78H406Z" />
          <path fill={paper} stroke="none" d="M0 150H480V186H0Z" />
          <path
            strokeOpacity=".25"
            d="M0 168H480M24 150V168M72 150V168M120 150V168M168 150V168M216 150V168M264 150V168M408 150V168M456 150V168M48 168V186M96 168V186M144 168V186M192 168V186M240 168V186M432 168V186"
          />
          <path fill={leaf} stroke="none" d="M0 196H480V270H0Z" />
          <path d="M64 196V270M160 196V270M256 196V270M352 196V270M448 196V270" />
          <path
            stroke={glow}
            d="M76 206H148V262H76ZM172 206H244V262H172ZM268 206H340V262H268ZM-8 206H52V262H-8ZM364 206H436V262H364Z"
          />
          <path fill={saffron} d="M138 232a4 4 0 1 0 .1 0ZM182 232a4 4 0 1 0 .1 0ZM42 232a4 4 0 1 0 .1 0Z" />
          <path fill={wood} d="M-4 184H484V196H-4Z" />
          <path fill={line} d="M140 178H236V184H140Z" />
          <path d="M172 104c-7-7 7-13 0-22M190 100c-7-7 7-13 0-22M208 104c-7-7 7-13 0-22" />
          <path fill={clay} d="M146 134H136q-4 0-4 4v8q0 4 4 4H146ZM230 134h10q4 0 4 4v8q0 4-4 4H230Z" />
          <path fill={bark} d="M146 126H230V164q0 14-14 14H160q-14 0-14-14Z" />
          <path stroke={glow} d="M152 154l8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10" />
          <path fill={saffron} d="M148 126Q152 110 188 110T228 126Z" />
          <circle cx="188" cy="107" r="4" fill={line} />
          <path fill={saffron} d="M40 166a10 9 0 0 1 18-6 10 9 0 0 1 18 2 9 9 0 0 1 14 6Z" />
          <path fill={paper} d="M30 164H102Q98 184 80 184H52Q34 184 30 164Z" />
          <path fill={leaf} d="M64 132q-16-6-16-22 16 4 16 22 0-22 14-28 4 18-14 28Z" />
          <path fill={clay} d="M54 130H76L72 144H58Z" />
        </>
      }
    />
  )
}
