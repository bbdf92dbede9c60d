import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'
import { usePopup } from '../../shared/popup/use-popup.ts'
import { isPopup, popups } from './popups.ts'
import { PageBoundary } from '../boundaries/page-boundary.tsx'

const Nothing = () => null
const intents = Object.fromEntries(Object.entries(popups).map(([name, popup]) => [`popup=${name}`, popup]))

/** Renders the public popup that the URL names, on any page. */
export function PopupHost() {
  const { open, close } = usePopup()
  usePreloadOnIntent(intents)
  const Popup = open !== null && isPopup(open) ? popups[open] : undefined
  return (
    <PageBoundary at={open ?? ''} Fallback={Nothing}>
      {Popup && <Popup onClose={close} />}
    </PageBoundary>
  )
}
