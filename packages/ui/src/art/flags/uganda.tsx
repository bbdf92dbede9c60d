import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagUganda(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path d="M0 0H36V4H0ZM0 12H36V16H0Z" />
      <path fill="#fcdc04" d="M0 4H36V8H0ZM0 16H36V20H0Z" />
      <path fill="#d90000" d="M0 8H36V12H0ZM0 20H36V24H0Z" />
      <circle cx="18" cy="12" r="4.6" fill="#fff" />
      <path fill="#9ca69c" d="M15.9 10.2q1.6-.6 1.6.9q3.1.2 3.4 3.1q-3.8.8-4.6-2.2Z" />
      <path fill="#d90000" d="M19.3 12.1q1.7.6 1.6 2.2q-1.3.1-2.2-.5Z" />
      <path d="M15.6 9.3a.9.9 0 1 1 1.3 1.2l-1.9.3ZM18 14.2h.5v1.8h-.9Z" />
      <path fill="#fcdc04" d="M16 8.9l-.5-1.5 1 .5.6-.9.4 1.9Z" />
    </FlagFrame>
  )
}
