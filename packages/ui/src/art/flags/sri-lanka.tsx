import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagSriLanka(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#ffb700" d="M0 0H36V24H0Z" />
      <path fill="#00534e" d="M2 2H6.5V22H2Z" />
      <path fill="#eb7400" d="M6.5 2H11V22H6.5Z" />
      <path fill="#8d153a" d="M13 2H34V22H13Z" />
      <path
        fill="#ffb700"
        d="M13 2q3 0 3 3q-3 0-3-3ZM34 2q-3 0-3 3q3 0 3-3ZM13 22q3 0 3-3q-3 0-3 3ZM34 22q-3 0-3-3q3 0 3 3ZM17.2 6h.8v5.5h1l.4-2.3q1.3-1.7 3-.3l.6 1.9h5q1.6-1.3.5-3t.4-2.5q2.8 2.6 1 5.2q1 3-.2 5l.8 2h-2l-.9-2.5-3.5.3-.4 2.2h-2l-.3-4-2 .3-.2 1.5h-1.5l.1-2.6h-.6Z"
      />
    </FlagFrame>
  )
}
