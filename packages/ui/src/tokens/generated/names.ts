// Generated from tokens/tokens.json by `pnpm --filter @sakina/ui tokens`. Do not edit.

/** The themes one may choose; the system’s forced colours come on top. */
export const themes = [
  'light',
  'dark',
  'contrast',
  'contrast-dark',
] as const

export type ThemeName = (typeof themes)[number]

/** Semantic colours: CSS `var(--sk-color-<role>)`, Tailwind `bg-<role>`, `text-<role>`, `border-<role>`. */
export const colorRoles = [
  'page',
  'surface',
  'raised',
  'subtle',
  'border',
  'field-border',
  'text',
  'text-muted',
  'primary',
  'primary-hover',
  'on-primary',
  'action',
  'action-hover',
  'on-action',
  'primary-soft',
  'on-primary-soft',
  'accent',
  'on-accent',
  'accent-soft',
  'on-accent-soft',
  'indigo-soft',
  'on-indigo-soft',
  'terracotta-soft',
  'on-terracotta-soft',
  'danger',
  'danger-hover',
  'on-danger',
  'danger-soft',
  'on-danger-soft',
  'success',
  'on-success',
  'success-soft',
  'on-success-soft',
  'warning',
  'on-warning',
  'warning-soft',
  'on-warning-soft',
  'info',
  'on-info',
  'info-soft',
  'on-info-soft',
  'focus',
  'inverse',
  'on-inverse',
  'scrim',
] as const

export type ColorRole = (typeof colorRoles)[number]

/** Steps of the text scale: Tailwind `text-<step>`. */
export const textSteps = [
  'caption',
  'small',
  'body',
  'lead',
  'title',
  'price',
  'heading',
  'display',
] as const

export type TextStep = (typeof textSteps)[number]

/** Tailwind `rounded-<radius>`. */
export const radii = [
  'small',
  'field',
  'card',
  'hero',
  'full',
] as const

export type Radius = (typeof radii)[number]

/** Widths in rem at which a layout may change. */
export const breakpoints = {
  sm: 40,
  md: 48,
  lg: 64,
  xl: 80,
} as const
