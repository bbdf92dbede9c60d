import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'

import { emptyMarkup } from '../trusted-types/trusted-types.ts'
import { useWaking } from './still-context.ts'

const never = () => () => undefined
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

type Props = { className?: string }

/**
 * A drawing that needs no script. Where the page came prerendered, its markup is left as it is and its code is never
 * fetched; where the page was reached by navigation, the code follows. A scene is 1 to 4 kB of script otherwise.
 */
export function still(load: () => Promise<ComponentType>) {
  let known: ComponentType | undefined
  const ahead = async () => (known = await load())
  const Late = lazy(async () => ({ default: await ahead() }))

  function Still({ className }: Props) {
    const Drawing = known ?? Late
    const hydrating = useHydrating()
    const waking = useWaking()
    const [kept] = useState(hydrating && !import.meta.env.SSR)
    if (kept) {
      // React neither compares nor touches what stands inside.
      return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={emptyMarkup} />
    }
    if (import.meta.env.SSR || waking) {
      return (
        <div className={className}>
          <Drawing />
        </div>
      )
    }
    return (
      <div className={className}>
        <Suspense>
          <Drawing />
        </Suspense>
      </div>
    )
  }
  // Fetched ahead of what shows it, it keeps nobody waiting
  return Object.assign(Still, { ahead })
}
