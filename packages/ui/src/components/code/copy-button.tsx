'use client'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, copyIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import { useCopyToClipboard } from './use-copy.ts'

export function CopyButton({ value, of }: { value: string; of: string }): ReactNode {
  const { dir, strings } = useKit('Code')
  const words = strings.code
  const [state, copy] = useCopyToClipboard(value)
  return (
    <span dir={dir} className="sk:inline-flex sk:items-center sk:gap-1">
      <IconButton
        label={`${words.copy} ${of}`}
        icon={<Icon of={state === 'copied' ? checkIcon : copyIcon} size="sm" />}
        onClick={copy}
        className="sk:-my-3 sk:forced:my-0"
      />
      <span role="status" className="sk:text-small sk:text-text-muted sk:empty:hidden">
        {state === 'idle' ? '' : words[state]}
      </span>
    </span>
  )
}
