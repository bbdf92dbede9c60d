import type { ReactNode } from 'react'
import figma from '../../packages/ui/tokens/generated/figma.json' with { type: 'json' }
import { useDocumentTheme } from '../use-document-theme.ts'
import { CopyableText } from './copyable-text.tsx'

const words = {
  ar: {
    role: 'الدور',
    variable: 'متغيّر CSS',
    utility: 'صنف Tailwind',
    themes: { light: 'فاتح', dark: 'داكن', contrast: 'تباين عالٍ', 'contrast-dark': 'تباين عالٍ داكن' },
  },
  en: {
    role: 'Role',
    variable: 'CSS variable',
    utility: 'Tailwind utility',
    themes: {
      light: 'Light',
      dark: 'Dark',
      contrast: 'High contrast',
      'contrast-dark': 'High contrast, dark',
    },
  },
} as const

const themes = ['light', 'dark', 'contrast', 'contrast-dark'] as const
const roles = Object.entries(figma.modes.light.color)
const values = (role: string): string[] =>
  themes.map(
    (theme) => Object.entries(figma.modes[theme].color).find(([name]) => name === role)?.[1].$value.hex ?? '',
  )

/** Returns the utility class that a role is mostly used with: `text-…`, `border-…` or `bg-…`. */
const utilityOf = (role: string): string => {
  if (role.startsWith('on-') || role.startsWith('text')) return `text-${role}`
  return role.endsWith('border') || role === 'focus' ? `border-${role}` : `bg-${role}`
}

function Value({ hex }: { hex: string }): ReactNode {
  return (
    <span dir="ltr" className="inline-flex items-center gap-2">
      <span
        className="size-5 shrink-0 rounded-small border border-field-border forced-color-adjust-none"
        style={{ backgroundColor: hex }}
      />
      <span className="font-code text-caption">{hex}</span>
    </span>
  )
}

/** A table of all roles with the value in each theme and the two names to copy. */
export function ColorTokens(): ReactNode {
  const { locale } = useDocumentTheme()
  const { role: roleHead, variable, utility, themes: names } = words[locale]
  return (
    <div className="sb-unstyled my-8 overflow-x-auto text-small text-text">
      <table className="w-full border-collapse text-start">
        <thead>
          <tr>
            {[roleHead, variable, utility, ...themes.map((theme) => names[theme])].map((head) => (
              <th key={head} scope="col" className="p-2 text-start font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(([role, { $description }]) => (
            <tr key={role} className="border-t border-border">
              <th scope="row" className="p-2 text-start font-normal">
                <bdi dir="ltr" className="font-semibold">
                  {role}
                </bdi>
                <span lang="en" dir="ltr" className="block text-caption text-text-muted">
                  {$description}
                </span>
              </th>
              <td>
                <CopyableText text={`var(--sk-color-${role})`} locale={locale} />
              </td>
              <td>
                <CopyableText text={utilityOf(role)} locale={locale} />
              </td>
              {values(role).map((hex, index) => (
                <td key={themes[index]} className="p-2">
                  <Value hex={hex} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
