import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagIndonesia(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#ce1126" d="M0 0H36V12H0Z" />
      <path fill="#fff" d="M0 12H36V24H0Z" />
    </FlagFrame>
  )
}
