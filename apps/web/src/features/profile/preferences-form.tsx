import { Card } from '@sakina/ui/card'
import { LanguageSwitch } from '@sakina/ui/language-switch'
import { NativeSelect } from '@sakina/ui/native-select'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { useId } from 'react'

import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { localizePath, otherLocale } from '../../shared/intl/locale.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { usePreferenceControls, type DevicePreferences } from '../../shared/intl/preferences-context.ts'
import { useLocation } from '../../shared/router/index.ts'

/** Each sample is written in its own digits, whichever set is active. */
const digits: readonly { value: DevicePreferences['digits']; sample: string }[] = [
  { value: 'latn', sample: '123' },
  { value: 'arab', sample: '١٢٣' },
]
const calendars: readonly DevicePreferences['calendar'][] = ['gregory', 'umalqura']
const themes: readonly DevicePreferences['theme'][] = ['system', 'light', 'dark', 'contrast']

/** Language, digits, calendar and theme. They are stored on this device and apply at once. */
export function PreferencesForm() {
  const t = useText()
  const heading = useId()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const chosen = usePreferenceControls()
  const other = otherLocale(locale)
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="m-0 text-title font-semibold">
        {t('profile.preferences')}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <span className="font-semibold">{t('profile.language')}</span>
          <span className="-ms-3">
            <LanguageSwitch
              to={other}
              link={
                <a
                  href={localizePath(other, pathname) + search}
                  onClick={() => chosen.change({ locale: other })}
                />
              }
            />
          </span>
        </div>
        <NativeSelect
          label={t('profile.theme')}
          value={chosen.theme}
          options={themes.map((value) => ({ value, label: t(`profile.theme.${value}`) }))}
          onValueChange={(value) => {
            const theme = themes.find((each) => each === value)
            if (theme) chosen.change({ theme })
          }}
        />
        <SegmentedControl
          label={t('profile.digits')}
          value={chosen.digits}
          options={digits.map(({ value, sample }) => ({
            value,
            label: `${t(`profile.digits.${value}`)} ${sample}`,
          }))}
          onValueChange={(value) => {
            const found = digits.find((each) => each.value === value)
            if (found) chosen.change({ digits: found.value })
          }}
        />
        <SegmentedControl
          label={t('profile.calendar')}
          value={chosen.calendar}
          options={calendars.map((value) => ({ value, label: t(`profile.calendar.${value}`) }))}
          onValueChange={(value) => {
            const calendar = calendars.find((each) => each === value)
            if (calendar) chosen.change({ calendar })
          }}
        />
      </div>
    </Card>
  )
}
