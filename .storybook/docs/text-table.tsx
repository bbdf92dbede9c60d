import type { ReactNode } from 'react'

export interface TextTableProps {
  head: readonly string[]
  /** The first cell is the header of its row. */
  rows: readonly (readonly [name: string, ...cells: string[]])[]
}

/** A table made of strings. The MDX of the docs pages has no tables of its own. */
export function TextTable({ head, rows }: TextTableProps): ReactNode {
  return (
    <table className="w-full border-collapse text-start">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col" className="p-2 text-start">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-border">
            <th scope="row" className="p-2 text-start font-normal">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="p-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
