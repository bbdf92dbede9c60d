import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { StatePanel } from '../../internal/state-panel.tsx'
import { KitStringText } from '../provider/string-text.tsx'

export interface EmptyStateProps extends Omit<RootProps<HTMLDivElement>, 'title' | 'role'> {
  /** What is missing, in the words of the list: "No invoices yet". */
  title?: ReactNode
  /** The reason, or what will appear here. */
  text?: ReactNode
  /** One of `@sakina/ui/art/illustrations`. */
  illustration?: ReactNode
  /** One button or link that adds the first item. */
  action?: ReactNode
  level?: 1 | 2 | 3 | 4 | undefined
}

export function EmptyState({
  title = <KitStringText of="emptyState.title" />,
  ...rest
}: EmptyStateProps): ReactNode {
  return <StatePanel title={title} {...rest} />
}
