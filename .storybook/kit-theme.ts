import { create } from 'storybook/theming/create'
import type { ThemeVars } from 'storybook/theming'
import { themeColors } from '../packages/ui/src/tokens/generated/colors.ts'

const isTheme = (name: string): name is keyof typeof themeColors => name in themeColors

/** A theme for the Storybook interface with the colours, typeface and corners of the kit. */
export function kitTheme(name: string): ThemeVars {
  const colors = themeColors[isTheme(name) ? name : 'light']
  return create({
    base: name.endsWith('dark') ? 'dark' : 'light',
    brandTitle: 'Sakina UI',
    fontBase: "'Sakina Sans', 'Sakina Fallback', system-ui, sans-serif",
    colorPrimary: colors.primary,
    colorSecondary: colors.primary,
    appBg: colors.page,
    appContentBg: colors.surface,
    appPreviewBg: colors.page,
    appBorderColor: colors.border,
    appBorderRadius: 8,
    textColor: colors.text,
    textMutedColor: colors['text-muted'],
    textInverseColor: colors['on-primary'],
    barBg: colors.surface,
    barTextColor: colors['text-muted'],
    barSelectedColor: colors.primary,
    barHoverColor: colors.primary,
    buttonBg: colors.subtle,
    buttonBorder: colors['field-border'],
    booleanBg: colors.subtle,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors['field-border'],
    inputTextColor: colors.text,
    inputBorderRadius: 6,
  })
}
