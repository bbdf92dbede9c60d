import type { ReactNode } from 'react'
import { contrast } from '../../packages/ui/src/tokens/contrast.ts'
import tokens from '../../packages/ui/tokens/tokens.json' with { type: 'json' }
import figma from '../../packages/ui/tokens/generated/figma.json' with { type: 'json' }

const themes = ['light', 'dark', 'contrast', 'contrast-dark'] as const
const promises = Object.entries(tokens.contrast.$extensions['sa.sakina.contrast'])

const hexes = (theme: (typeof themes)[number]): ReadonlyMap<string, string> =>
  new Map(Object.entries(figma.modes[theme].color).map(([role, { $value }]) => [role, $value.hex]))

interface PairProps {
  readonly theme: (typeof themes)[number]
  readonly role: string
  readonly on: string
  /** The colour is used for an edge, not for text. */
  readonly isEdge: boolean
}

function Pair({ theme, role, on, isEdge }: PairProps): ReactNode {
  const colors = hexes(theme)
  const [color, ground] = [colors.get(role) ?? '#000000', colors.get(on) ?? '#ffffff']
  return (
    <td className="p-1">
      <span
        dir="ltr"
        data-theme={theme}
        className="flex items-center justify-between gap-3 rounded-small border border-border px-3 py-1 tabular-nums"
        style={{ backgroundColor: ground, color: isEdge ? colors.get('text') : color }}
      >
        {isEdge ? (
          <span aria-hidden className="h-5 w-8 rounded-small border-2" style={{ borderColor: color }} />
        ) : (
          <span aria-hidden>Aa ع</span>
        )}
        <span>{contrast(color, ground).toFixed(1)}</span>
      </span>
    </td>
  )
}

/** Every promised colour pair of the token file, rendered and measured. */
export function ContrastTable(): ReactNode {
  return (
    <table className="w-full border-collapse text-small">
      <thead>
        <tr>
          <th className="p-1 text-start">role</th>
          <th className="p-1 text-start">on</th>
          {themes.map((theme) => (
            <th key={theme} className="p-1 text-start">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {promises.flatMap(([role, { on, min }]) =>
          on.map((ground) => (
            <tr key={`${role} ${ground}`}>
              <th scope="row" className="p-1 text-start font-normal">
                {role}
              </th>
              <td className="p-1">{ground}</td>
              {themes.map((theme) => (
                <Pair key={theme} theme={theme} role={role} on={ground} isEdge={min < 4.5} />
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
