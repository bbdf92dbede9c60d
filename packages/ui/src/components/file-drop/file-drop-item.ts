import type { ReactNode } from 'react'

export interface FileDropItem {
  /** The id of the file, chosen by the caller. */
  id: string
  name: string
  /** The size in bytes. */
  size: number
  /** The file itself. A picture is shown as a preview. */
  file?: Blob | undefined
  /** The URL of a picture that is already on the server. */
  preview?: string | undefined
  /** The upload progress from 0 to 100; 100 means uploaded. */
  progress?: number | undefined
  /** The reason why the upload failed. */
  error?: ReactNode
}
