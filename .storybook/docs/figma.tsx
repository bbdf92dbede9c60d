import type { ReactNode } from 'react'
import figmaFile from '../../packages/ui/tokens/generated/figma.json?url'
import figma from '../../packages/ui/tokens/generated/figma.json' with { type: 'json' }
import tokensFile from '../../packages/ui/tokens/tokens.json?url'
import { useDocumentTheme } from '../use-document-theme.ts'

const words = {
  ar: { variables: 'متغيّرات Figma', tokens: 'الرموز كلها', colours: 'لونًا', modes: 'أوضاع' },
  en: { variables: 'Figma variables', tokens: 'All tokens', colours: 'colours', modes: 'modes' },
} as const

const link =
  'inline-flex min-h-touch items-center rounded-field bg-primary px-5 font-semibold text-on-primary no-underline'

/** The files for designers to download. */
export function FigmaFiles(): ReactNode {
  const { locale } = useDocumentTheme()
  const { variables, tokens, colours, modes } = words[locale]
  const count = Object.keys(figma.modes.light.color).length
  return (
    <div className="sb-unstyled my-6 flex flex-wrap items-center gap-4">
      <a href={figmaFile} download="sakina-figma.json" className={link}>
        {variables}
      </a>
      <a
        href={tokensFile}
        download="sakina-tokens.json"
        className="inline-flex min-h-touch items-center px-2 font-semibold text-primary"
      >
        {tokens}
      </a>
      <span className="text-small text-text-muted">
        {count} {colours} · {Object.keys(figma.modes).length} {modes}
      </span>
    </div>
  )
}
