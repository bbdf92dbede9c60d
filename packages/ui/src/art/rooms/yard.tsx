import { bark, clay, leaf, mint, paper, saffron, wall } from '../palette.ts'
import { SunOrMoon, skyByLight } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'

const merlon = 'h6v-8h6v-8h6v-8h12v8h6v8h6v8h6'

/** A yard behind the house: a palm, pots and a watering can. */
export function YardRoom(props: RoomProps) {
  return (
    <RoomFrame
      {...props}
      outdoors
      wallTone={skyByLight[props.light ?? 'day']}
      furniture={
        <>
          <SunOrMoon light={props.light ?? 'day'} x={236} y={52} />
          <path fill={clay} stroke="none" d="M0 206H480V270H0Z" />
          <path fill={wall} d={`M-2 210V118${merlon.repeat(11)}V210Z`} />
          <path fill={paper} d="M-2 122H482V130H-2Z" />
          <path
            stroke={clay}
            d="M24 150h14M150 176h16M226 150h12M288 186h16M420 152h14M452 190h14M60 190h12"
          />
          <path fill={mint} stroke="none" d="M0 214C60 206 180 206 240 214S400 208 480 214V228H0Z" />
        </>
      }
      foreground={
        <>
          <path fill={bark} d="M76 240C82 186 80 130 74 92H88C92 140 94 190 94 240Z" />
          <path d="M80 206l8-4M81 182l9-4M80 158l9-4M79 134l8-4M77 112l9-4" />
          <path
            fill={leaf}
            d="M82 94C58 72 22 74 4 104 28 90 58 88 82 94 62 90 38 104 30 134 46 112 66 100 82 94 84 62 62 36 34 34 58 48 74 68 82 94 88 60 112 38 142 40 116 52 96 70 82 94 108 76 142 82 158 110 134 94 108 90 82 94 104 96 124 112 130 142 118 116 102 102 82 94Z"
          />
          <path fill={saffron} d="M72 96a6 8 0 1 0 .1 0ZM90 98a6 8 0 1 0 .1 0ZM81 104a6 8 0 1 0 .1 0Z" />
          <path
            fill={leaf}
            d="M150 212q-18-8-20-30 20 4 22 26 0-26 18-38 10 24-12 38 12-14 26-12-6 20-24 20Z"
          />
          <path fill={saffron} d="M128 212H184L178 252H134Z" />
          <path fill={paper} d="M124 206H188V216H124Z" />
          <path stroke={paper} d="M136 236l8-10 8 10 8-10 8 10 8-10" />
          <path fill={leaf} d="M212 216H252L256 252H208Z" />
          <path fill={mint} d="M210 212H254V220H210Z" />
          <path d="M218 212Q232 186 246 212" strokeWidth="4" />
          <path fill={leaf} d="M210 240L190 214 196 210 210 224Z" />
          <path fill={saffron} d="M182 216L198 204 202 210 188 220Z" />
        </>
      }
    />
  )
}
