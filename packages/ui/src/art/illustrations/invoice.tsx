import { glow, ink, leaf, line, paper, saffron } from '../palette.ts'
import { Backdrop } from '../parts/backdrop.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws an illustration of an invoice. */
export function Invoice({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={240} height={180}>
      <Backdrop />
      <path fill={paper} d="M72 28H168V156l-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8Z" />
      <path fill={leaf} d="M72 28H168V52H72Z" />
      <path stroke={glow} d="M80 44l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8" />
      <path d="M84 68H116M140 68H156M84 84H124M144 84H156M84 100H156" />
      <path strokeWidth="4" d="M84 114H104M136 114H156" />
      <path
        fill={line}
        stroke="none"
        d="M140 124h6v6h-6ZM150 124h6v6h-6ZM140 134h6v6h-6ZM150 136h3v4h-3ZM146 130h4v4h-4Z"
      />
      <path d="M84 132H116" />
      <path fill={saffron} d="M180 148H220V156H180ZM184 140H216V148H184ZM180 132H212V140H180Z" />
      <circle cx="52" cy="132" r="24" fill={saffron} />
      <path stroke={ink} strokeWidth="4" d="M42 133l7 7 13-14" data-upright="" />
    </Scene>
  )
}
