import type { PickableWorker } from '@sakina/ui/worker-picker'
import { WorkerSelectionPopup } from '@sakina/ui/worker-selection-popup'

type Props = {
  workers: readonly PickableWorker[]
  count: number
  value: readonly string[]
  onClose: () => void
  onConfirm: (ids: readonly string[]) => void
}

/** A popup with all workers of a plan to choose from. */
export default function AllWorkersPopup({ onClose, ...rest }: Props) {
  return <WorkerSelectionPopup open onOpenChange={onClose} {...rest} />
}
