import { FlagFrame } from './flag-frame.tsx'
import type { ArtProps } from '../scene.tsx'

// The inscription is real text, because an imitation of the writing would be disrespectful.
const creed = ['لا إله إلا الله', 'محمد رسول الله'] as const

export function FlagSaudiArabia(props: ArtProps) {
  return (
    <FlagFrame {...props}>
      <path fill="#006c35" d="M0 0H36V24H0Z" />
      <g fill="#fff" fontSize="4.6" fontWeight="700" textAnchor="middle" direction="rtl">
        <text x="18" y="7.6">
          {creed[0]}
        </text>
        <text x="18" y="13.2">
          {creed[1]}
        </text>
      </g>
      <path fill="#fff" d="M8.5 18.2H24.5V17h1v1.2H27q.9-.4 1.2.4t-1.2.7H25.5v1h-1v-1.1H12q-2 0-3.5-1Z" />
    </FlagFrame>
  )
}
