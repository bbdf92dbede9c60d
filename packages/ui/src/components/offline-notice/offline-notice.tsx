'use client'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { wifiOffIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { useOffline } from './use-offline.ts'

export interface OfflineNoticeProps extends RootProps<HTMLDivElement> {
  /** Whether the notice is shown. Without it the browser reports the connection. */
  offline?: boolean | undefined
  /** What still works offline on this page. Without it the kit says that the content may be out of date. */
  children?: ReactNode
}

/** A notice at the top of the content while there is no connection. Otherwise it takes no space. */
export function OfflineNotice({ offline, children, className, ...rest }: OfflineNoticeProps): ReactNode {
  const { strings } = useKit('OfflineNotice')
  const found = useOffline()
  // The live region is always present, because only then is new content announced.
  return (
    <div
      {...rest}
      role="status"
      data-print="hide"
      className={classes('sk:min-w-0 sk:empty:hidden', className)}
    >
      {(offline ?? found) && (
        <div className="sk:flex sk:items-start sk:gap-3 sk:rounded-field sk:bg-warning-soft sk:px-4 sk:py-3 sk:text-on-warning-soft sk:wrap-anywhere sk:motion-safe:sk-fade sk:forced:border sk:forced:border-[CanvasText]">
          <span className="sk:flex sk:h-[1lh] sk:shrink-0 sk:items-center">
            <Icon of={wifiOffIcon} size="md" />
          </span>
          <div className="sk:grid sk:min-w-0 sk:gap-1">
            <strong className="sk:font-semibold">{strings.offlineNotice.title}</strong>
            <span>{children ?? strings.offlineNotice.text}</span>
          </div>
        </div>
      )}
    </div>
  )
}
