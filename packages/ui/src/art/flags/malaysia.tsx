import { FlagFrame } from './flag-frame.tsx'
import { starPath } from './star.ts'
import type { ArtProps } from '../scene.tsx'

const sun = starPath([11.6, 6.86], 14, 3.2, 1.5)

export function FlagMalaysia(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#fff" d="M0 0H36V24H0Z" />
      <path
        stroke="#c00"
        strokeWidth="24"
        strokeDasharray="1.714"
        d="M18 0V24"
        transform="matrix(1.5 0 0 1 -9 0)"
      />
      <path fill="#006" d="M0 0H18V13.714H0Z" />
      <path fill="#fc0" d="M10.3 3.3a4 4 0 1 0 0 7.1a4.6 4.6 0 1 1 0-7.1Z" />
      <path fill="#fc0" d={sun} />
    </FlagFrame>
  )
}
