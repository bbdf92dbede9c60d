import { Announcement } from '@sakina/ui/provider'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../../shared/hydration/preload-on-intent.ts'
import { usePopup } from '../../../shared/popup/use-popup.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { CompareBar } from './compare-bar.tsx'
import { usePlanComparison } from './use-comparison.ts'

const Compare = lazyComponent(() => import('./plan-comparison-popup.tsx'))

/** The bar of the chosen plans, and their comparison in a popup. */
export function PlanComparison() {
  const { ids, remove, clear } = usePlanComparison()
  const { open, show, close } = usePopup()
  const t = useText()
  const count = ids.length
  const said = count === 1 ? t('plans.compare.another') : t('plans.compare.count', { count })
  return (
    <>
      <Announcement text={count === 0 ? '' : said} />
      {count > 0 && (
        <CompareBar
          count={count}
          text={said}
          openButton={{ onClick: () => show('compare'), ...preloadOnIntent(Compare.preload) }}
          onClear={clear}
        />
      )}
      {count > 0 && open === 'compare' && <Compare ids={ids} onRemove={remove} onClose={close} />}
    </>
  )
}
