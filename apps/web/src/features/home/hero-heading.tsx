import { useText } from '../../shared/intl/use-text.ts'

export function HeroHeading() {
  const t = useText()
  return (
    <>
      <h1 className="text-heading font-semibold text-balance lg:text-display">{t('home.hero.title')}</h1>
      <p className="max-w-reading text-text-muted lg:text-lead">{t('home.hero.text')}</p>
    </>
  )
}
