import { usePopup } from '../../shared/popup/use-popup.ts'
import { isPopup, popups } from './popups.ts'
import { PageBoundary } from '../boundaries/page-boundary.tsx'

const Nothing = () => null

/** The public popups, on whatever page the address asks for one. */
export function PopupHost() {
  const { open, close } = usePopup()
  const Popup = open !== null && isPopup(open) ? popups[open] : undefined
  return (
    <PageBoundary at={open ?? ''} Fallback={Nothing}>
      {Popup && <Popup onClose={close} />}
    </PageBoundary>
  )
}
