import { Dialog } from '@sakina/ui/dialog'
import { ErrorState } from '@sakina/ui/error-state'

type Props = {
  title: string
  /** What could not be had. */
  heading: string
  text: string
  onRetry: () => void
  onClose: () => void
}

/** Stands where a popup would that cannot say anything without what it is about. */
export default function Failed({ title, heading, text, onRetry, onClose }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <ErrorState level={3} title={heading} text={text} onRetry={onRetry} />
    </Dialog>
  )
}
