import { bark, clay, glow, leaf, line, paper, saffron } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of a wallet. */
export function Wallet({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={paper} d="M80 60L152 40L164 76H84Z" />
      <path d="M96 64L144 51" />
      <path fill={leaf} d="M48 72H172q8 0 8 8V148q0 8-8 8H56q-12 0-12-12V72Z" />
      <path fill={bark} d="M44 76q0-12 12-12H164V76Z" />
      <path
        stroke={glow}
        d="M56 144l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8"
      />
      <path fill={clay} d="M148 96H188q4 0 4 4v20q0 4-4 4H148q-14 0-14-14t14-14Z" />
      <circle cx="150" cy="110" r="5" fill={saffron} />
      <path fill={saffron} d="M176 148H220V156H176ZM180 140H216V148H180ZM176 132H212V140H176Z" />
      <circle cx="188" cy="44" r="16" fill={saffron} />
      <path fill={glow} d="M188 34l7 10-7 10-7-10Z" />
      <circle cx="208" cy="76" r="2" fill={line} />
      <path d="M212 52l8 4M208 28l6-4" />
    </Scene>
  )
}
