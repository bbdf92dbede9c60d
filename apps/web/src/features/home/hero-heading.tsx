import { useText } from '../../shared/intl/use-text.ts'

/** The heading of the home page with its introduction. */
export function HeroHeading() {
  const t = useText()
  return (
    <>
      <h1 className="text-display font-semibold text-balance wrap-anywhere max-lg:min-h-21 max-lg:not-in-data-customer:pe-[min(6.5rem,30vw)]">
        {t('home.hero.title')}
      </h1>
      <p className="max-w-reading text-text-muted lg:text-lead">{t('home.hero.text')}</p>
    </>
  )
}
