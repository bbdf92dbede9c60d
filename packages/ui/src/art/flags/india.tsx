import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

export function FlagIndia(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#f93" d="M0 0H36V8H0Z" />
      <path fill="#fff" d="M0 8H36V16H0Z" />
      <path fill="#138808" d="M0 16H36V24H0Z" />
      <g fill="none" stroke="#000080">
        <circle cx="18" cy="12" r="3.2" strokeWidth=".6" />
        <circle cx="18" cy="12" r="1.6" strokeWidth="3.2" strokeDasharray=".1 .319" />
      </g>
    </FlagFrame>
  )
}
