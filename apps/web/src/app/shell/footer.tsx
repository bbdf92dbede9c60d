import { WeaveBand } from '@sakina/ui/art/weave'

import { useText } from '../../shared/intl/use-text.ts'

export function Footer({ brand }: { brand: string }) {
  const t = useText()
  return (
    <footer className="mt-16 bg-subtle">
      <WeaveBand />
      <div className="mx-auto max-w-content px-4 py-8 text-text-muted">
        <p>{t('shell.tagline')}</p>
        <p>{t('shell.footer', { brand })}</p>
      </div>
    </footer>
  )
}
