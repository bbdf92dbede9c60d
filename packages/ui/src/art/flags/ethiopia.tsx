import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagEthiopia(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#078930" d="M0 0H36V8H0Z" />
      <path fill="#fcdd09" d="M0 8H36V16H0Z" />
      <path fill="#da121a" d="M0 16H36V24H0Z" />
      <circle cx="18" cy="12" r="6.5" fill="#0f47af" />
      <path
        fill="none"
        stroke="#fcdd09"
        strokeWidth=".8"
        d="M18 7L20.94 16.05L13.24 10.45L22.76 10.45L15.06 16.05Z"
      />
      <path
        stroke="#fcdd09"
        strokeWidth=".6"
        strokeLinecap="round"
        d="M18 14.2V17M15.9 12.7L13.25 13.55M16.7 10.2L15.06 7.95M19.3 10.2L20.94 7.95M20.1 12.7L22.75 13.55"
      />
    </FlagFrame>
  )
}
