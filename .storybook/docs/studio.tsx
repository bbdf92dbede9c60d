import { Source } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon, checkCircleIcon, closeIcon } from '../../packages/ui/src/components/icon/index.ts'
import { NativeSelect } from '../../packages/ui/src/components/native-select/index.ts'
import { Provider } from '../../packages/ui/src/components/provider/index.ts'
import { Stepper } from '../../packages/ui/src/components/stepper/index.ts'
import type { Bilingual } from '../../packages/ui/src/story-kit/texts-in-toolbar-language.ts'
import { ar } from '../../packages/ui/src/strings/ar.ts'
import { en } from '../../packages/ui/src/strings/en.ts'
import { colorRoles, themes } from '../../packages/ui/src/tokens/generated/names.ts'
import type { ThemeName } from '../../packages/ui/src/tokens/generated/names.ts'
import { useDocumentTheme } from '../use-document-theme.ts'
import { LiveStory } from '../live-story.tsx'
import type { Locale } from '../live-story.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import { contrast } from '../../packages/ui/src/tokens/contrast.ts'
import { brandStyleSheet, scopedBrandStyleSheet, checkBrandContrast } from './brand.ts'
import type { Brand } from './brand.ts'

const words = {
  ar: {
    primary: 'لون العلامة',
    accent: 'لون التمييز',
    radius: 'زاوية الحقول، بالبكسل',
    face: 'الخط',
    theme: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    contrast: 'تباين عالٍ',
    'contrast-dark': 'تباين عالٍ داكن',
    all: 'كل زوج يُقرأ',
    some: 'أزواج لا تُقرأ',
    pair: 'النص على الأرضية',
    figure: 'الرقم',
    least: 'الحد',
    sheet: 'للنسخ',
    action: 'الزر الرئيسي',
    links: 'الروابط وما اختير',
    same: 'لون العلامة كما هو',
    darker: 'أغمق من لون العلامة ليُقرأ',
    lighter: 'أفتح من لون العلامة ليُقرأ',
  },
  en: {
    primary: 'Brand colour',
    accent: 'Accent colour',
    radius: 'Corner of fields, in pixels',
    face: 'Face',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
    'contrast-dark': 'High contrast, dark',
    all: 'Every pair can be read',
    some: 'Pairs that cannot be read',
    pair: 'Text on ground',
    figure: 'Figure',
    least: 'Least',
    sheet: 'To copy',
    action: 'Main button',
    links: 'Links and what is chosen',
    same: 'your colour as it is',
    darker: 'a darker shade of your colour, to be read',
    lighter: 'a lighter shade of your colour, to be read',
  },
} as const

const faces = [
  { value: '', label: 'Sakina Sans' },
  { value: "Tahoma, 'Segoe UI', sans-serif", label: 'Tahoma' },
  { value: 'Georgia, "Times New Roman", serif', label: 'Georgia' },
  { value: 'system-ui, sans-serif', label: 'System' },
]

const patterns = 'packages/ui/src/patterns'
const screens: readonly {
  readonly file: string
  readonly story: string
  readonly name: Bilingual<string>
}[] = [
  {
    file: `${patterns}/forms.stories.tsx`,
    story: 'Booking',
    name: { ar: 'حجز زيارة', en: 'Booking a visit' },
  },
  {
    file: `${patterns}/navigation.stories.tsx`,
    story: 'AccountPage',
    name: { ar: 'الحساب', en: 'The account' },
  },
  {
    file: `${patterns}/navigation.stories.tsx`,
    story: 'BookingPage',
    name: { ar: 'صفحة الحجز', en: 'A step of the booking' },
  },
  { file: `${patterns}/view-states.stories.tsx`, story: 'Ready', name: { ar: 'قائمة', en: 'A list' } },
  {
    file: `${patterns}/view-states.stories.tsx`,
    story: 'Failed',
    name: { ar: 'تعذّر التحميل', en: 'A failure' },
  },
  {
    file: `${patterns}/rebrand.stories.tsx`,
    story: 'AsItComes',
    name: { ar: 'باقة ودفع', en: 'A plan and its payment' },
  },
]

/**
 * Reads the rendered colour of each role at the probe, as `#rrggbb`, whatever syntax the style sheet uses.
 */
function paintedColors(probe: HTMLElement): ReadonlyMap<string, string> {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  return new Map(
    colorRoles.map((role) => {
      probe.style.color = `var(--sk-color-${role})`
      if (!canvas) return [role, '#000000']
      canvas.fillStyle = getComputedStyle(probe).color
      canvas.fillRect(0, 0, 1, 1)
      const channels = [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)]
      return [role, `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`]
    }),
  )
}

/** How the colour of a role differs from that of the brand. */
const shadeOf = (color: string, brand: string) =>
  color === brand ? 'same' : contrast(color, '#ffffff') > contrast(brand, '#ffffff') ? 'darker' : 'lighter'

function Verdicts({ brand, theme, locale }: { brand: Brand; theme: ThemeName; locale: Locale }): ReactNode {
  const probe = useRef<HTMLSpanElement>(null)
  const [colors, setColors] = useState<ReadonlyMap<string, string>>(new Map())
  useLayoutEffect(() => {
    if (probe.current) setColors(paintedColors(probe.current))
  }, [brand, theme])
  const pairs = checkBrandContrast(colors, theme)
  const failing = pairs.filter(({ ratio, least }) => ratio < least)
  const { all, some, pair, figure, least: leastWord } = words[locale]
  return (
    <details className="rounded-card border border-border bg-surface p-4">
      <span hidden className="brand-studio">
        <span ref={probe} data-theme={theme} />
      </span>
      <summary className="flex min-h-touch cursor-pointer items-center gap-2 font-semibold">
        <span className={failing.length > 0 ? 'text-danger' : 'text-success'}>
          <Icon of={failing.length > 0 ? closeIcon : checkCircleIcon} />
        </span>
        <span role="status">
          {`${words[locale][theme]} – `}
          {failing.length > 0 ? `${some}: ${failing.length} / ${pairs.length}` : `${all} (${pairs.length})`}
        </span>
      </summary>
      <ul className="m-0 mt-2 grid list-none gap-1 p-0">
        {(['action', 'primary'] as const).map((role) => {
          const color = colors.get(role) ?? brand.primary
          return (
            <li key={role} className="flex flex-wrap items-center gap-2">
              <span
                aria-hidden
                className="size-4 rounded-small border border-border"
                style={{ backgroundColor: color }}
              />
              {`${role === 'action' ? words[locale].action : words[locale].links}: ${words[locale][shadeOf(color, brand.primary)]}`}
            </li>
          )
        })}
      </ul>
      <table className="mt-2 w-full text-small">
        <thead>
          <tr>
            {[pair, figure, leastWord].map((head) => (
              <th key={head} scope="col" className="p-1 text-start">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ role, on, ratio, least, colors: [text, ground] }) => (
            <tr key={`${role} ${on}`} className="border-t border-border">
              <th scope="row" className="p-1 text-start font-normal">
                <bdi dir="ltr" className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="rounded-small border border-border px-2"
                    style={{ color: text, backgroundColor: ground }}
                  >
                    Aa
                  </span>
                  {role} / {on}
                </bdi>
              </th>
              <td className={`p-1 tabular-nums ${ratio < least ? 'font-semibold text-danger' : ''}`}>
                {ratio.toFixed(2)}
              </td>
              <td className="p-1 tabular-nums">{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/**
 * Previews two brand colours, a corner radius and a typeface on six whole screens, with the contrast and
 * the style sheet to copy.
 */
export function BrandStudio(): ReactNode {
  const { locale } = useDocumentTheme()
  const [brand, setBrand] = useState<Brand>({ primary: '#4b1d78', accent: '#f2617a', radius: 10, face: '' })
  const [theme, setTheme] = useState<ThemeName>('light')
  const text = words[locale]
  const sheet = brandStyleSheet(brand)
  return (
    <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
      {/* Only the content of the studio uses the brand. */}
      <style>{scopedBrandStyleSheet(brand, '.brand-studio')}</style>
      <div className="sb-unstyled docs-wide grid gap-6 text-text">
        <div className="grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-5">
          {(['primary', 'accent'] as const).map((name) => (
            <label key={name} className="grid gap-1.5 font-semibold">
              {text[name]}
              <input
                type="color"
                value={brand[name]}
                onChange={(event) => setBrand({ ...brand, [name]: event.target.value })}
                className="min-h-touch w-full cursor-pointer rounded-field border border-field-border bg-surface p-1"
              />
            </label>
          ))}
          <Stepper
            label={text.radius}
            min={0}
            max={24}
            value={brand.radius}
            onValueChange={(radius) => setBrand({ ...brand, radius })}
          />
          <NativeSelect
            label={text.face}
            options={faces}
            value={brand.face}
            onValueChange={(face) => setBrand({ ...brand, face })}
          />
          <NativeSelect
            label={text.theme}
            value={theme}
            onValueChange={(value) => setTheme(themes.find((each) => each === value) ?? 'light')}
            options={themes.map((value) => ({ value, label: text[value] }))}
          />
        </div>
        <div className="grid items-start gap-3 lg:grid-cols-2">
          {themes.map((each) => (
            <Verdicts key={each} brand={brand} theme={each} locale={locale} />
          ))}
        </div>
        <ul className="brand-studio m-0 grid list-none gap-5 p-0 md:grid-cols-2 xl:grid-cols-3">
          {screens.map(({ file, story, name }) => (
            <li key={file + story} className="overflow-hidden rounded-card border border-border bg-surface">
              <div data-theme={theme} className="bg-page p-3">
                <Thumbnail width={720} height="24rem">
                  <LiveStory file={file} story={story} locale={locale} theme={theme} />
                </Thumbnail>
              </div>
              <p className="m-0 border-t border-border px-4 py-2 text-small text-text-muted">
                {name[locale]}
              </p>
            </li>
          ))}
        </ul>
        <section>
          <h2 className="m-0 mb-3 text-title font-semibold">{text.sheet}</h2>
          <div dir="ltr">
            <Source language="css" code={sheet} />
          </div>
        </section>
      </div>
    </Provider>
  )
}
