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
      className="-my-1.5 -me-2.5 inline-flex min-h-touch min-w-touch shrink-0 cursor-pointer items-center justify-center rounded-field border-0 bg-transparent text-inherit focus-visible:outline-current"
    >
      <Icon of={closeIcon} size="md" />
    </button>
  )
}
