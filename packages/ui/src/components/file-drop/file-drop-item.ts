import type { ReactNode } from 'react'

export interface FileDropItem {
  /** Tells files apart; the caller's own. */
  id: string
  name: string
  /** In bytes. */
  size: number
  /** Shown as a picture where it is one. */
  file?: Blob | undefined
  /** The address of a picture already on the server. */
  preview?: string | undefined
  /** 0 to 100 while it is uploaded; 100 says it is. */
  progress?: number | undefined
  /** Why it could not be uploaded. */
  error?: ReactNode
}
