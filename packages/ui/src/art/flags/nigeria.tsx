import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagNigeria(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#fff" d="M0 0H36V24H0Z" />
      <path fill="#008751" d="M0 0H12V24H0ZM24 0H36V24H24Z" />
    </FlagFrame>
  )
}
