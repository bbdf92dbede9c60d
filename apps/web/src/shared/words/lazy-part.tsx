import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { useLocale } from '../intl/locale-context.ts'
import type { Locale } from '../intl/locale.ts'
import { loadWords } from './load-words.ts'
import { MoreWords } from './more-words.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A piece of a page that is fetched when it is wanted (a popup, a menu), code and words together. `name` is the file
 * below src without `.part.tsx`. Call `preload` on hover or focus of what opens it.
 */
export function lazyPart<Props extends object>(name: string, load: Load<Props>, waiting: ReactNode = null) {
  const fetched = async (locale: Locale) => {
    const [{ default: Part }, words] = await Promise.all([load(), loadWords(name, locale)])
    return {
      default: (props: Props) => (
        <MoreWords words={words}>
          <Part {...props} />
        </MoreWords>
      ),
    }
  }
  const parts = { ar: lazy(() => fetched('ar')), en: lazy(() => fetched('en')) }

  function LazyPart(props: Props) {
    const Part = parts[useLocale()]
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyPart, { preload: (locale: Locale) => fetched(locale) })
}
