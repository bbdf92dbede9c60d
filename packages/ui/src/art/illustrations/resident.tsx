import { clay, glow, leaf, paper, wall, wood } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Key } from '../parts/key.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the illustration for live-in workers. */
export function Resident(props: IllustrationProps) {
  return (
    <Scene {...props} width={240} height={180}>
      <Backdrop />
      <path
        fill={wall}
        d="M52 156L56 68h4v-8h4v-8h4v-8h8v8h4v8h4v8h8v-8h4v-8h4v-8h8v8h4v8h4v8h8v-8h4v-8h4v-8h8v8h4v8h4v8h4L164 156Z"
      />
      <path fill={paper} d="M52 68H164V76H52Z" />
      <path
        stroke="none"
        fill={clay}
        d="M60 82l6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8Z"
      />
      <path fill={paper} d="M84 156V104h8v-6h32v6h8V156Z" />
      <path fill={wood} d="M92 156V108h32V156Z" />
      <path d="M108 108V156" />
      <path fill={glow} d="M64 108h12v16H64ZM140 108h12v16H140Z" />
      <path fill={leaf} d="M100 124l4 6-4 6-4-6ZM116 124l4 6-4 6-4-6Z" />
      <g transform="translate(192 102)rotate(90)">
        <Key />
      </g>
    </Scene>
  )
}
