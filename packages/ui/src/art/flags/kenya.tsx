import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagKenya(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#fff" d="M0 0H36V24H0Z" />
      <path d="M0 0H36V7.2H0Z" />
      <path fill="#b00" d="M0 8.4H36V15.6H0Z" />
      <path fill="#060" d="M0 16.8H36V24H0Z" />
      <path stroke="#fff" strokeWidth=".9" d="M13.5 3.5L22.5 20.5M22.5 3.5L13.5 20.5" />
      <path d="M18 4.5C12.5 8.5 12.5 15.5 18 19.5C23.5 15.5 23.5 8.5 18 4.5Z" />
      <path fill="#b00" d="M18 4.5C15.5 8.5 15.5 15.5 18 19.5C20.5 15.5 20.5 8.5 18 4.5Z" />
      <path fill="#fff" d="M18 9.5q1.6 2.5 0 5q-1.6-2.5 0-5ZM14.4 10.5q1 1.5 0 3ZM21.6 10.5q-1 1.5 0 3Z" />
    </FlagFrame>
  )
}
