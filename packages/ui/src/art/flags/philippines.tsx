import { FlagFrame } from './flag-frame.tsx'
import { starPath } from './star.ts'
import type { ArtProps } from '../scene.tsx'

const sun = starPath([6.9, 12], 8, 4.6, 1.9)
const stars =
  starPath([2.2, 3.6], 5, 1.5, 0.6, 30) +
  starPath([2.2, 20.4], 5, 1.5, 0.6, 30) +
  starPath([17, 12], 5, 1.5, 0.6, 30)

export function FlagPhilippines(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#0038a8" d="M0 0H36V12H0Z" />
      <path fill="#ce1126" d="M0 12H36V24H0Z" />
      <path fill="#fff" d="M0 0L20.8 12L0 24Z" />
      <path fill="#fcd116" d={sun} />
      <circle cx="6.9" cy="12" r="2.4" fill="#fcd116" />
      <path fill="#fcd116" d={stars} />
    </FlagFrame>
  )
}
