import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
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
    <ul className="m-0 grid list-none gap-3 p-0">
      {codes.map((code) => (
        <li key={code} className="flex items-center gap-3">
          <Flag code={code} />
          {words(context)[code]}
        </li>
      ))}
    </ul>
  ),
}

/** A flag on its own has the name of the country. */
export const Large: StoryObj = {
  render: (_args, context) => (
    <div className="flex flex-wrap gap-4">
      {codes.map((code) => (
        <Flag key={code} code={code} title={words(context)[code]} className="h-16 w-24" />
      ))}
    </div>
  ),
}
