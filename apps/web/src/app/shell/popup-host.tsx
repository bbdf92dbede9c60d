import { usePopup } from '../../shared/popup/use-popup.ts'
import { isPopup, popups } from './popups.ts'
import { PageBoundary } from '../boundaries/page-boundary.tsx'

const Nothing = () => null

/** Renders the public popup that the URL names, on any page. */
export function PopupHost() {
  const { open, close } = usePopup()
  const Popup = open !== null && isPopup(open) ? popups[open] : undefined
  return (
    <PageBoundary at={open ?? ''} Fallback={Nothing}>
      {Popup && <Popup onClose={close} />}
    </PageBoundary>
  )
}
