import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../../shared/hydration/preload-on-intent.ts'
import { usePopup } from '../../../shared/popup/use-popup.ts'
import { CompareBar } from './compare-bar.tsx'
import { usePlanComparison } from './use-comparison.ts'

const Compare = lazyComponent(() => import('./plan-comparison-popup.tsx'))

/** The bar of the chosen plans, and their comparison in a popup. */
export function PlanComparison() {
  const { ids, remove, clear } = usePlanComparison()
  const { open, show, close } = usePopup()
  if (ids.length === 0) return null
  return (
    <>
      <CompareBar
        count={ids.length}
        openButton={{ onClick: () => show('compare'), ...preloadOnIntent(Compare.preload) }}
        onClear={clear}
      />
      {open === 'compare' && <Compare ids={ids} onRemove={remove} onClose={close} />}
    </>
  )
}
