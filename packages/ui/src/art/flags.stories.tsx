import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Flag, flags, isFlagCode } from './flags/index.ts'

const codes = Object.keys(flags).filter(isFlagCode)

const words = textsInToolbarLanguage({
  ar: {
    BD: 'بنغلاديش',
    BI: 'بوروندي',
    ET: 'إثيوبيا',
    ID: 'إندونيسيا',
    IN: 'الهند',
    KE: 'كينيا',
    LK: 'سريلانكا',
    MY: 'ماليزيا',
    NG: 'نيجيريا',
    PH: 'الفلبين',
    SA: 'السعودية',
    UG: 'أوغندا',
  },
  en: {
    BD: 'Bangladesh',
    BI: 'Burundi',
    ET: 'Ethiopia',
    ID: 'Indonesia',
    IN: 'India',
    KE: 'Kenya',
    LK: 'Sri Lanka',
    MY: 'Malaysia',
    NG: 'Nigeria',
    PH: 'Philippines',
    SA: 'Saudi Arabia',
    UG: 'Uganda',
  },
})

const meta: Meta = {
  title: 'Foundations/Flags',
}

export default meta

/** Beside the name of the country a flag is decorative. */
export const BesideNames: StoryObj = {
  render: (_args, context) => (
    <Stack as="ul" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {codes.map((code) => (
        <Stack as="li" direction="row" align="center" key={code}>
          <Flag code={code} />
          {words(context)[code]}
        </Stack>
      ))}
    </Stack>
  ),
}

/** A flag on its own has the name of the country. */
export const Large: StoryObj = {
  render: (_args, context) => (
    <Stack direction="row" wrap gap="lg">
      <style>{'.large-flag { inline-size: 6rem; block-size: 4rem }'}</style>
      {codes.map((code) => (
        <Flag key={code} code={code} title={words(context)[code]} className="large-flag" />
      ))}
    </Stack>
  ),
}
