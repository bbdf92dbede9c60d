import type { ReactNode } from 'react'
import tokens from '../../packages/ui/tokens/tokens.json' with { type: 'json' }
import type { Bilingual } from '../../packages/ui/src/story-kit/texts-in-toolbar-language.ts'
import { useDocumentTheme } from '../use-document-theme.ts'
import { CopyableText } from './copyable-text.tsx'

interface Token {
  readonly name: string
  readonly value: string
  readonly variable: string
  readonly utility: string
  readonly use: Bilingual<string>
  readonly picture: ReactNode
}

const heads = {
  ar: ['الاسم', 'القيمة', 'متغيّر CSS', 'صنف Tailwind', 'لماذا'],
  en: ['Name', 'Value', 'CSS variable', 'Tailwind utility', 'Use'],
} as const

function TokenTable({ tokens: rows }: { tokens: readonly Token[] }): ReactNode {
  const { locale } = useDocumentTheme()
  return (
    <div className="sb-unstyled my-6 overflow-x-auto text-small text-text">
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-field-border text-text-muted">
            <td className="p-2" />
            {heads[locale].map((head) => (
              <th key={head} scope="col" className="p-2 text-start font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, variable, utility, use, picture }) => (
            <tr key={name} className="border-b border-border">
              <td className="p-2">{picture}</td>
              <th scope="row" className="p-2 text-start font-semibold">
                <bdi dir="ltr">{name}</bdi>
              </th>
              <td className="p-2 tabular-nums">
                <bdi dir="ltr">{value}</bdi>
              </td>
              <td>
                <CopyableText text={`var(--sk-${variable})`} locale={locale} />
              </td>
              <td>
                <CopyableText text={utility} locale={locale} />
              </td>
              <td className="p-2 text-text-muted">{use[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const length = ({ value, unit }: { value: number; unit: string }): string =>
  unit === 'rem' ? `${value} rem · ${value * 16} px` : `${value} ${unit}`

const radiusUses = {
  small: { ar: 'شارات، وزوايا داخل غيرها', en: 'Badges, and corners inside others' },
  field: { ar: 'حقول وأزرار', en: 'Fields and buttons' },
  card: { ar: 'بطاقات', en: 'Cards' },
  hero: { ar: 'نوافذ، وصدر الصفحة', en: 'Dialogs, and the head of a page' },
  full: { ar: 'ما طرفاه دائريان', en: 'What is round at both ends' },
} as const

/** A table of the corner radii with a sample of each. */
export function RadiusTokens(): ReactNode {
  const names = ['small', 'field', 'card', 'hero', 'full'] as const
  return (
    <TokenTable
      tokens={names.map((name) => ({
        name,
        value: name === 'full' ? '∞' : length(tokens.radius[name].$value),
        variable: `radius-${name}`,
        utility: `rounded-${name}`,
        use: radiusUses[name],
        picture: (
          <span
            className="block h-12 w-20 border border-field-border bg-primary-soft"
            style={{ borderRadius: `var(--sk-radius-${name})` }}
          />
        ),
      }))}
    />
  )
}

/** A sample of the shadow of raised surfaces. */
export function ShadowTokens(): ReactNode {
  const parts = tokens.shadow.raised.$value.map(
    ({ offsetX, offsetY, blur, spread }) => `${offsetX.value} ${offsetY.value} ${blur.value} ${spread.value}`,
  )
  return (
    <TokenTable
      tokens={[
        {
          name: 'raised',
          value: parts.join(' + '),
          variable: 'shadow-raised',
          utility: 'shadow-raised',
          use: {
            ar: 'ما يعلو الصفحة: نافذة، قائمة، بطاقة تحت المؤشر',
            en: 'What lies above the page: dialogs, menus, a card under the pointer',
          },
          picture: <span className="m-2 block h-12 w-20 rounded-field bg-raised shadow-raised" />,
        },
      ]}
    />
  )
}

const sizeUses = {
  touch: { ar: 'أقل ما يُلمس', en: 'The least one can touch' },
  content: { ar: 'أعرض ما تكون الصفحة', en: 'The widest a page becomes' },
  reading: { ar: 'عرض النص المقروء', en: 'The width of running text' },
} as const

/** The sizes that are the same on every page. */
export function SizeTokens(): ReactNode {
  const names = ['touch', 'content', 'reading'] as const
  const utilities = { touch: 'min-h-touch', content: 'max-w-content', reading: 'max-w-reading' } as const
  return (
    <TokenTable
      tokens={names.map((name) => ({
        name,
        value: length(tokens.size[name].$value),
        variable: `size-${name}`,
        utility: utilities[name],
        use: sizeUses[name],
        picture: (
          <span
            className="block h-3 rounded-small bg-primary"
            style={{ inlineSize: `${Math.min(5, tokens.size[name].$value.value / 15 + 0.5)}rem` }}
          />
        ),
      }))}
    />
  )
}

const durationUses = {
  fast: { ar: 'تلوين زر، علامة صح', en: 'A button’s colour, a check mark' },
  base: { ar: 'ظهور قائمة أو تلميح', en: 'A menu or a hint appears' },
  slow: { ar: 'صعود نافذة أو ورقة من الأسفل', en: 'A dialog or a sheet rises' },
} as const

/** A table of the durations and of the easing curve. */
export function MotionTokens(): ReactNode {
  const names = ['fast', 'base', 'slow'] as const
  const curve = tokens.motion.ease.out.$value
  return (
    <TokenTable
      tokens={[
        ...names.map((name) => ({
          name,
          value: `${tokens.motion.duration[name].$value.value} ms`,
          variable: `duration-${name}`,
          utility: `duration-${name}`,
          use: durationUses[name],
          picture: (
            <span
              className="block h-3 rounded-small bg-primary"
              style={{ inlineSize: `${tokens.motion.duration[name].$value.value / 40}rem` }}
            />
          ),
        })),
        {
          name: 'out',
          value: curve.join(', '),
          variable: 'ease-out',
          utility: 'ease-out',
          use: { ar: 'تبدأ سريعة وتهدأ: لكل حركة', en: 'Starts fast and settles: for every movement' },
          picture: (
            <svg viewBox="-0.05 -0.05 1.1 1.1" className="h-12 w-20 text-primary" aria-hidden>
              <path
                d={`M0 1C${curve[0]} ${1 - (curve[1] ?? 0)} ${curve[2]} ${1 - (curve[3] ?? 1)} 1 0`}
                fill="none"
                stroke="currentColor"
                strokeWidth="0.06"
              />
            </svg>
          ),
        },
      ]}
    />
  )
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const
const spaceUses: Readonly<Partial<Record<number, Bilingual<string>>>> = {
  1: { ar: 'بين أيقونة وكلمتها', en: 'Between an icon and its word' },
  2: { ar: 'بين حقل وتلميحه', en: 'Between a field and its hint' },
  3: { ar: 'بين زرين', en: 'Between two buttons' },
  4: { ar: 'بين البطاقات', en: 'Between cards' },
  5: { ar: 'داخل البطاقة، وبين حقلين', en: 'Inside a card, and between two fields' },
  8: { ar: 'بين أجزاء القسم', en: 'Between the parts of a section' },
  12: { ar: 'بين الأقسام على الجوال', en: 'Between sections on a phone' },
  16: { ar: 'بين الأقسام على ما هو أعرض', en: 'Between sections on wider screens' },
}

/** The spacing scale in steps of four pixels, numbered as in Tailwind. */
export function SpaceTokens(): ReactNode {
  const { locale } = useDocumentTheme()
  return (
    <div className="sb-unstyled my-6 overflow-x-auto text-small text-text">
      <table className="w-full border-collapse text-start">
        <tbody>
          {steps.map((step) => (
            <tr key={step} className="border-b border-border">
              <td className="w-24 p-2">
                <span
                  className="block h-4 rounded-small bg-primary"
                  style={{ inlineSize: `${step / 4}rem` }}
                />
              </td>
              <th scope="row" className="p-2 text-start font-semibold tabular-nums">
                {step}
              </th>
              <td className="p-2 tabular-nums">
                <bdi dir="ltr">{length({ value: step / 4, unit: 'rem' })}</bdi>
              </td>
              <td>
                <CopyableText text={`gap-${step}`} locale={locale} />
              </td>
              <td className="p-2 text-text-muted">{spaceUses[step]?.[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
