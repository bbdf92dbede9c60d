import { Provider } from '@sakina/ui/provider'
import { ar } from '@sakina/ui/strings/ar'
import { en } from '@sakina/ui/strings/en'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

const samples = import.meta.glob<{ Example: ComponentType }>('./samples/*.tsx')

/** Renders each sample as a server would; prints what went wrong, and last how many were rendered. */
for (const [name, load] of Object.entries(samples)) {
  const [locale, strings] = name.endsWith('-en.tsx') ? (['en', en] as const) : (['ar', ar] as const)
  console.error = (message: string, ...rest: string[]) => console.log(name, message, ...rest)
  try {
    const { Example } = await load()
    renderToString(
      <Provider locale={locale} strings={strings}>
        <Example />
      </Provider>,
    )
  } catch (error) {
    console.log(name, String(error))
  }
}
console.log(Object.keys(samples).length)
