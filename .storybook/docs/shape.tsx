import type { ReactNode } from 'react'
import tokens from '../../packages/ui/tokens/tokens.json' with { type: 'json' }

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const

/** The four-point grid as Tailwind counts it. */
export function Spaces(): ReactNode {
  return (
    <div className="grid gap-2">
      {steps.map((step) => (
        <div key={step} className="flex items-center gap-4">
          <code className="w-8 shrink-0">{step}</code>
          <span className="w-16 shrink-0 text-small text-text-muted tabular-nums">
            <bdi dir="ltr">{step * 4} px</bdi>
          </span>
          <span className="h-4 rounded-small bg-primary" style={{ inlineSize: `${step * 0.25}rem` }} />
        </div>
      ))}
    </div>
  )
}

const corners = {
  small: 'rounded-small',
  field: 'rounded-field',
  card: 'rounded-card',
  hero: 'rounded-hero',
  full: 'rounded-full',
} as const

const lengthOf = ({ value, unit }: { value: number; unit: string }): string => `${value} ${unit}`

/** Every radius with what it is for. */
export function Corners(): ReactNode {
  const { small, field, card, hero, full } = tokens.radius
  return (
    <div className="flex flex-wrap gap-6">
      {Object.entries({ small, field, card, hero, full } as const).map(([name, { $value, $description }]) => (
        <figure key={name} className="m-0 grid w-36 content-start gap-2">
          <div
            className={`h-20 border border-field-border bg-primary-soft ${Object.entries(corners).find(([corner]) => corner === name)?.[1]}`}
          />
          <figcaption className="text-small text-text">
            <code>{name}</code> <bdi dir="ltr">{lengthOf($value)}</bdi>
            <br />
            <span className="text-text-muted">{$description}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** What lies on the page and what is lifted from it. */
export function Grounds(): ReactNode {
  return (
    <div className="flex flex-wrap gap-6 rounded-card bg-page p-6">
      <div className="grid h-24 w-40 place-content-center rounded-card border border-border bg-surface text-text">
        surface
      </div>
      <div className="grid h-24 w-40 place-content-center rounded-card bg-subtle text-text">subtle</div>
      <div className="grid h-24 w-40 place-content-center rounded-card bg-raised text-text shadow-raised">
        raised
      </div>
    </div>
  )
}

/** Widths that hold on every page. */
export function Sizes(): ReactNode {
  const { touch, content, reading } = tokens.size
  return (
    <table className="w-full border-collapse text-start">
      <tbody>
        {Object.entries({ touch, content, reading }).map(([name, { $value, $description }]) => (
          <tr key={name} className="border-b border-border">
            <th scope="row" className="p-2 text-start font-normal">
              <code>{name}</code>
            </th>
            <td className="p-2">
              <bdi dir="ltr">{lengthOf($value)}</bdi>
            </td>
            <td className="p-2 text-text-muted">{$description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
