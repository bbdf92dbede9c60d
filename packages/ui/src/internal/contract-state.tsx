'use client'
import type { ReactNode } from 'react'
import {
  alertTriangleIcon,
  banIcon,
  calendarIcon,
  checkCircleIcon,
  checkIcon,
  hourglassIcon,
  lockIcon,
  pauseIcon,
  swapIcon,
} from '../components/icon/generated/icons.ts'
import { useKit } from '../components/provider/context.ts'
import { StateBadge } from './state-badge.tsx'

/** The code of a state of a contract. */
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
  not_started: { tone: 'info', icon: calendarIcon },
  running: { tone: 'success', icon: checkIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  expiring: { tone: 'warning', icon: hourglassIcon },
  defaulted: { tone: 'danger', icon: alertTriangleIcon },
  on_hold: { tone: 'warning', icon: lockIcon },
  pending_swap: { tone: 'info', icon: swapIcon },
  suspended: { tone: 'info', icon: pauseIcon },
  finished: { tone: 'neutral', icon: checkCircleIcon },
} as const

interface ContractStateBadgeProps {
  state: ContractState
  label: string
  /** True if the contract begins on a later day. */
  notStarted?: boolean | undefined
  size?: 'sm' | 'md' | undefined
}

/** The state of a contract as a badge with text, colour and icon. */
export function ContractStateBadge({
  state,
  label,
  notStarted = false,
  size,
}: ContractStateBadgeProps): ReactNode {
  const words = useKit('ContractState').strings.contractCard
  return (
    <StateBadge
      state={notStarted && (state === 'running' || state === 'expiring') ? 'not_started' : state}
      looks={looks}
      words={words.states}
      otherwise={label || words.noStatus}
      size={size}
    />
  )
}
