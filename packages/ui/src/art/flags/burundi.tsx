import { FlagFrame } from './flag-frame.tsx'
import { starPath } from './star.ts'
import type { ArtProps } from '../scene.tsx'

const stars =
  starPath([18, 9], 6, 1.8, 1) + starPath([15.3, 13.6], 6, 1.8, 1) + starPath([20.7, 13.6], 6, 1.8, 1)

export function FlagBurundi(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#1eb53a" d="M0 0H36V24H0Z" />
      <path fill="#ce1126" d="M0 0H36L18 12ZM0 24H36L18 12Z" />
      <path stroke="#fff" strokeWidth="3.8" d="M0 0L36 24M36 0L0 24" />
      <circle cx="18" cy="12" r="6" fill="#fff" />
      <path fill="#ce1126" stroke="#1eb53a" strokeWidth=".4" d={stars} />
    </FlagFrame>
  )
}
