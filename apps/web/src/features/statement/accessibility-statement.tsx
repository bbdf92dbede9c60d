import { Button } from '@sakina/ui/button'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'

/** The accessibility statement: what is accessible, what is not, and whom to tell. */
export function AccessibilityStatement() {
  const t = useText()
  return (
    <div className="mx-auto grid max-w-content gap-8 px-4 py-10">
      <div className="grid gap-4">
        <h1 className="text-display font-semibold">{t('statement.title')}</h1>
        <p className="max-w-reading text-lead text-text-muted">{t('statement.lead')}</p>
      </div>
      <section aria-labelledby="done">
        <h2 id="done" className="text-title font-semibold">
          {t('statement.does.title')}
        </h2>
        <ul className="mt-3 grid max-w-reading list-disc gap-2 ps-6">
          <li>{t('statement.does.keyboard')}</li>
          <li>{t('statement.does.reader')}</li>
          <li>{t('statement.does.contrast')}</li>
          <li>{t('statement.does.text')}</li>
          <li>{t('statement.does.input')}</li>
        </ul>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits" className="text-title font-semibold">
          {t('statement.limits.title')}
        </h2>
        <ul className="mt-3 grid max-w-reading list-disc gap-2 ps-6">
          <li>{t('statement.limits.text')}</li>
          <li>{t('statement.limits.tried')}</li>
        </ul>
      </section>
      <Button asChild className="justify-self-start">
        <a href={paths.popup.to('contact')}>{t('statement.write')}</a>
      </Button>
    </div>
  )
}
