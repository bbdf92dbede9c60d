'use client'
import type { ReactNode } from 'react'
import { closeIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'

export function DismissButton({ onPress }: { onPress: () => void }): ReactNode {
  const { strings } = useKit('Alert')
  return (
    <button
      type="button"
      aria-label={strings.alert.dismiss}
      onClick={onPress}
      className="sk:-my-1.5 sk:-me-2.5 sk:inline-flex sk:min-h-touch sk:min-w-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:rounded-field sk:border-0 sk:bg-transparent sk:text-inherit sk:focus-visible:outline-current"
    >
      <Icon of={closeIcon} size="md" />
    </button>
  )
}
