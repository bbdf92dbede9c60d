import { lineAt, type Finding } from '../common/finding.ts'
import { isPhysicalDeclaration, physicalUtilities } from '../lint/physical.ts'

/** Comments and strings blanked out, so that places stay what they were. */
const withoutText = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (text) => text.replaceAll(/[^\n]/g, ' '))

const declaration = /(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g
const applied = /@apply\s+([^;}]+)/g

/** Declarations and applied utilities of a style sheet that name a side of the screen. */
export function physicalCss(file: string, css: string): readonly Finding[] {
  const source = withoutText(css)
  const declared = [...source.matchAll(declaration)].flatMap((match): readonly Finding[] => {
    const [, name = '', value = ''] = match
    return isPhysicalDeclaration(name, value.trim())
      ? [
          {
            file,
            line: lineAt(source, match.index),
            message: `“${name}: ${value.trim()}” names a side of the screen: use the logical property`,
          },
        ]
      : []
  })
  const utilities = [...source.matchAll(applied)].flatMap((match) =>
    physicalUtilities(match[1] ?? '').map((token) => ({
      file,
      line: lineAt(source, match.index),
      message: `“${token}” names a side of the screen: use the logical utility`,
    })),
  )
  return [...declared, ...utilities]
}
