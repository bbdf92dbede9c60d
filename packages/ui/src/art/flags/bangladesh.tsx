import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagBangladesh(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#006a4e" d="M0 0H36V24H0Z" />
      <circle cx="16.2" cy="12" r="7.2" fill="#f42a41" />
    </FlagFrame>
  )
}
