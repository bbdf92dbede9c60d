'use client'
import type { ReactNode } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import {
  alertTriangleIcon,
  banIcon,
  checkCircleIcon,
  hourglassIcon,
  lockIcon,
  pauseIcon,
  playIcon,
  swapIcon,
} from '../components/icon/generated/icons.ts'
import { Icon } from '../components/icon/icon.tsx'
import { useKit } from '../components/provider/context.ts'

export type ContractState =
  | 'running'
  | 'cancelled'
  | 'expiring'
  | 'defaulted'
  | 'on_hold'
  | 'pending_swap'
  | 'suspended'
  | 'finished'
  | 'unknown'

const looks = {
  running: { tone: 'success', icon: playIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  expiring: { tone: 'warning', icon: hourglassIcon },
  defaulted: { tone: 'danger', icon: alertTriangleIcon },
  on_hold: { tone: 'warning', icon: lockIcon },
  pending_swap: { tone: 'info', icon: swapIcon },
  suspended: { tone: 'info', icon: pauseIcon },
  finished: { tone: 'neutral', icon: checkCircleIcon },
} as const

/** A contract's state as a badge: a word, a colour and a sign. */
export function ContractStateBadge({ state, label }: { state: ContractState; label: string }): ReactNode {
  const words = useKit('ContractState').strings.contractCard
  if (state === 'unknown') return <Badge>{label || words.noStatus}</Badge>
  return (
    <Badge tone={looks[state].tone} icon={<Icon of={looks[state].icon} />}>
      {words.states[state]}
    </Badge>
  )
}
