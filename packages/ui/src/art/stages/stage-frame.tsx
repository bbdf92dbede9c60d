import type { ReactNode } from 'react'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

/** Draws the frame of the illustration of a tracking stage. */
export function StageFrame({ children, ...props }: IllustrationProps & { children: ReactNode }) {
  return (
    <Scene {...props} width={48} height={48}>
      {children}
    </Scene>
  )
}
