import { bark, clay, glow, leaf, paper, saffron, wall, wood } from '../palette.ts'
import { SunOrMoon, Lantern, skyByLight } from './light.tsx'
import { RoomFrame } from './room-frame.tsx'
import type { RoomProps } from './room-frame.tsx'

const merlon = 'h8v-8h8v-8h8v-8h12v8h8v8h8v8h8'

/** The open door of a branch, with a person at the entrance. */
export function BranchDoor(props: RoomProps) {
  const light = props.light ?? 'day'
  return (
    <RoomFrame
      {...props}
      outdoors
      wallTone={skyByLight[light]}
      furniture={
        <>
          <SunOrMoon light={light} x={28} y={26} />
          <path fill={wall} d={`M-6 270V62${merlon.repeat(9)}V270Z`} />
          <path fill={paper} d="M-6 66H486V76H-6Z" />
          <path stroke="none" fill={clay} d={`M0 84${'l8 10 8-10'.repeat(30)}Z`} />
          <path fill={paper} d="M84 250V132H96V118H110V106H214V118H228V132H240V250Z" />
          <path
            stroke="none"
            fill={leaf}
            d="M92 150l5 8-5 8-5-8ZM92 190l5 8-5 8-5-8ZM92 226l5 8-5 8-5-8ZM232 150l5 8-5 8-5-8ZM232 190l5 8-5 8-5-8ZM232 226l5 8-5 8-5-8Z"
          />
          <path fill={glow} d="M106 250V140H118V128H206V140H218V250Z" />
          <path fill={saffron} stroke="none" d="M128 236H178L186 250H120Z" />
          <path fill={clay} d="M142 190H164V236H142ZM136 184H170V192H136Z" />
          <path fill={leaf} d="M153 184q-16-8-18-26 18 4 18 26 0-26 16-30 4 20-16 30Z" />
          <path fill={bark} d="M106 140L84 152V262L106 250Z" />
          <path fill={wood} d="M180 128H218V250H180Z" />
          <path fill={leaf} d="M180 128H218V146H180ZM180 232H218V250H180Z" />
          <path fill={saffron} d="M199 156l10 15-10 15-10-15ZM199 194l10 15-10 15-10-15Z" />
          <path fill={clay} stroke="none" d="M0 250H480V270H0Z" />
          <path fill={paper} d="M70 250H254V258H70ZM58 258H266V270H58Z" />
          <path fill={leaf} d="M390 104H470V134H390Z" />
          <path stroke={glow} d="M398 124l8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10" />
        </>
      }
      foreground={
        <>
          <path
            fill={leaf}
            d="M34 214q-20-10-22-34 22 4 24 30 0-30 18-42 12 26-12 42 14-16 28-12-8 20-26 18Z"
          />
          <path fill={saffron} d="M12 214H70L64 262H18Z" />
          <path fill={paper} d="M8 208H74V218H8Z" />
          <g transform="translate(0 100)">
            <Lantern light={light} x={268} drop={16} />
          </g>
        </>
      }
    />
  )
}
